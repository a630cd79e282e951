import SwiftUI

/// A screen above the root of a stack, which can be left.
struct PushedScreen: View, PrimitiveView {
  let content: AnyView

  func content(in node: ViewNode) -> NodeContent {
    let dismissal = node.storage.value("dismissal") { Dismissal() }
    let target = node.environment.values.navigation
    dismissal.perform = { target?.pop() }
    var result = NodeContent.holding(content)
    let mode = node.ownEditMode
    result.environment = node.frame { values in
      values.allow(dismissal)
      values.provide(mode)
      values.drawing.isInRow = false
    }
    return result
  }
}
