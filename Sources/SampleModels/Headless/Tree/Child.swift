import SwiftUI

/// A view that belongs below a node.
struct Child {
  /// What tells the view from its siblings.
  let key: NodeKey
  /// The view.
  let view: any View

  /// The environment, if it is not the one of the other children.
  var environment: EnvironmentFrame?

  /// Whether the view is on the screen while its parent is.
  var isShown = true
}
