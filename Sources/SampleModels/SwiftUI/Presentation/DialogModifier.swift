/// Shows a dialog while a binding says so.
package struct DialogModifier<Actions: View, Message: View> {
  /// The kind of a dialog.
  package enum Kind: Sendable {
    /// A message with buttons.
    case alert
    /// A choice of actions.
    case confirmation
  }

  package let kind: Kind
  package let title: Text?
  package let isPresented: Binding<Bool>
  package let actions: () -> Actions
  package let message: () -> Message
}

extension DialogModifier: ViewModifier {
  package typealias Body = Never
}

extension View {
  package nonisolated func dialog<A: View, M: View>(
    _ kind: DialogModifier<A, M>.Kind,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    actions: @escaping () -> A,
    message: @escaping () -> M
  ) -> ModifiedContent<Self, DialogModifier<A, M>> {
    modifier(
      DialogModifier(
        kind: kind,
        title: title,
        isPresented: isPresented,
        actions: actions,
        message: message
      )
    )
  }
}
