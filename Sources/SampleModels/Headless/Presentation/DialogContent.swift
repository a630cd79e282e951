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
    let fallback = Button("OK", action: {})
    let buttons: any View = Actions.self == EmptyView.self ? fallback : actions
    var result = NodeContent.parts(
      title,
      message,
      buttons,
      as: .presentation(Presentation(kind: name, dismiss: dismiss))
    )
    result.environment = node.frame { $0.closesDialog = ClosingAction(perform: dismiss) }
    return result
  }
}
