import Foundation

/// Finds two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle in radians.
  open var rotation: CGFloat = 0
  /// How fast they are.
  open var velocity: CGFloat { 0 }
}

/// Finds a pointer above a view.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
