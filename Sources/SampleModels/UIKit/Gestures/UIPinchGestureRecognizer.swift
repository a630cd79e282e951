import Foundation

/// Finds two fingers that come together or part.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, compared to the beginning.
  open var scale: CGFloat = 1
  /// How fast they are.
  open var velocity: CGFloat { 0 }
}
