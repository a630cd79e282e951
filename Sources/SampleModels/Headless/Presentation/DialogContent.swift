import SwiftUI

/// A dialog: a title, a message and buttons, each of which closes it.
struct DialogContent<Actions: View>: View, PrimitiveView {
  /// Alert or choice.
  let kind: DialogKind
  /// The title.
  let title: Text?
  /// What is below the title.
  let message: AnyView
  /// The buttons.
  let actions: Actions
  /// Closes the dialog.
  let dismiss: @MainActor () -> Void

  func content(in node: ViewNode) -> NodeContent {
    let name = kind == .alert ? "alert" : "confirmationDialog"
    var result = NodeContent.parts(
      title?.font(.headline),
      message.font(.footnote).multilineTextAlignment(.center),
      actions,
      as: .presentation(Presentation(kind: name, dismiss: dismiss))
    )
    let count = result.children.count
    result.next = { places in
      guard places.count == count, let actions = places.last else { return nil }
      return ownButton(besides: actions).map { Child(key: .part("own"), view: $0) }
    }
    result.environment = node.frame { $0.closesDialog = ClosingAction(perform: dismiss) }
    return result
  }

  /// The button that the system adds to the author's.
  @MainActor private func ownButton(besides actions: ViewNode) -> Button<Text>? {
    let roles = ViewElement(node: actions).elements.compactMap(\.buttonRole)
    switch kind {
    case .alert: return roles.isEmpty ? Button("OK", action: {}) : nil
    case .confirmation:
      return roles.contains(.cancel) ? nil : Button("Cancel", role: .cancel, action: {})
    }
  }
}
