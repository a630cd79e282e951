import Foundation

/// Finds fingers that are swiped.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit a way.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// The ways.
  open var direction = Direction.right
}
