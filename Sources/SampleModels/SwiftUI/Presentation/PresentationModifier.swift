/// How a view is shown above others.
package enum PresentationKind: Sendable {
  /// As a sheet.
  case sheet
  /// On the whole screen.
  case fullScreenCover
  /// In a bubble.
  case popover
  /// In a column.
  case inspector
  /// As the next screen of a stack.
  case navigation
}

/// Shows a view above others while a binding says so.
package struct PresentationModifier<Shown: View> {
  package let kind: PresentationKind
  package let isPresented: Binding<Bool>
  package let onDismiss: (() -> Void)?
  package let content: () -> Shown
}

extension PresentationModifier: ViewModifier {
  package typealias Body = Never
}

/// Shows a view for a value while a binding holds one.
package struct ItemPresentationModifier<Item, Shown: View> {
  package let kind: PresentationKind
  package let item: Binding<Item?>
  package let onDismiss: (() -> Void)?
  package let content: (Item) -> Shown
}

extension ItemPresentationModifier: ViewModifier {
  package typealias Body = Never
}
