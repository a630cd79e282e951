import Combine

extension View {
  /// Does something with each value of a publisher while the view is shown.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// Subscribes to a publisher while a view is shown.
package struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  package let publisher: P
  package let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
  package typealias Body = Never
}
