import SwiftUI

/// A dialog: a title, a message and buttons, each of which closes it.
struct DialogContent<Actions: View>: View, PrimitiveView {
  let kind: DialogKind
  let title: Text?
  let message: AnyView
  let actions: Actions
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

  var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
