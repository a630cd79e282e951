import SwiftUI

/// What happens when a place comes, changes and goes.
@MainActor protocol Effect: AnyObject {
  /// The view of the place has been evaluated, for the first time or again.
  func update(_ view: any View)

  /// A user sees the place now.
  func appear()

  /// A user does not see the place any more.
  func disappear()

  /// The place has left the tree.
  func unmount()
}

extension Effect {
  func appear() {}
  func disappear() {}
  func unmount() {}
}
