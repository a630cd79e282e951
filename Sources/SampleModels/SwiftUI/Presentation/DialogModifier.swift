/// The kind of a dialog.
package enum DialogKind: Sendable {
  /// A message with buttons.
  case alert
  /// A choice of actions.
  case confirmation
}

/// Shows a dialog while a binding says so.
package struct DialogModifier<Actions: View, Message: View> {
  package let kind: DialogKind
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
    _ kind: DialogKind,
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
