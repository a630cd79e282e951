import Foundation

/// Finds long presses.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// How long at least, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move.
  open var allowableMovement: CGFloat = 10
}
