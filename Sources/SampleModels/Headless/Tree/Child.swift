import SwiftUI

/// A view that belongs below a node.
@MainActor struct Child {
  /// What tells the view from its siblings.
  let key: NodeKey
  /// The view.
  let view: any View

  /// The environment, if it is not the one of the other children.
  var environment: EnvironmentFrame?

  /// Whether the view is on the screen while its parent is.
  var isShown = true

  init(
    key: NodeKey,
    view: any View,
    environment: EnvironmentFrame? = nil,
    isShown: Bool = true
  ) {
    self.key = key
    self.view = (view as? any OptionalViewValue)?.place ?? view
    self.environment = environment
    self.isShown = isShown
  }
}
