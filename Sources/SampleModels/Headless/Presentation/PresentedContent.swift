import SwiftUI

/// A view that is shown above others.
struct PresentedContent: View, PrimitiveView {
  /// How the view is shown.
  let kind: PresentationKind
  /// The shown view.
  let content: AnyView
  /// Closes it.
  let dismiss: @MainActor () -> Void

  func content(in node: ViewNode) -> NodeContent {
    let dismissal = node.storage.value("dismissal") { Dismissal() }
    dismissal.perform = dismiss
    var result = NodeContent.holding(
      content,
      as: .presentation(Presentation(kind: "\(kind)", dismiss: dismiss))
    )
    result.environment = node.frame { values in
      values.allow(dismissal)
      values.drawing.isInRow = false
    }
    return result
  }
}
