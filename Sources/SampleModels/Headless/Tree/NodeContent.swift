import SwiftUI

/// What a view amounts to: the views it is made of and what a user sees in it.
@MainActor struct NodeContent {
  /// The views it is made of.
  var children: [Child] = []

  /// Makes further children one by one, each after the ones before, which it is given.
  var next: (@MainActor ([ViewNode]) -> Child?)?

  /// The environment of the children, if it is not the node's own.
  var environment: EnvironmentFrame?

  /// What a user sees or can do.
  var role: Role?

  /// The content of a view that holds one view.
  static func holding(_ view: any View, as role: Role? = nil) -> NodeContent {
    NodeContent(children: [Child(key: .position(0), view: view)], role: role)
  }

  /// The content of a view with parts that may be missing, in the order in which they are seen.
  static func parts(_ views: (any View)?..., as role: Role? = nil) -> NodeContent {
    let children = views.enumerated().compactMap { index, view in
      view.map { Child(key: .position(index), view: $0) }
    }
    return NodeContent(children: children, role: role)
  }

  /// The content of a view without others in it.
  static func leaf(_ role: Role? = nil) -> NodeContent { NodeContent(role: role) }

  /// The content as the rows of a list.
  func inRows(of node: ViewNode) -> NodeContent {
    var content = self
    content.environment = node.frame { $0.drawing.isInRow = true }
    return content
  }
}
