import Foundation

/// A control that makes a number greater or less.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  private var number = 0.0

  /// The number, which stays in its bounds.
  open var value: Double {
    get { number }
    set { number = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The least number.
  open var minimumValue = 0.0 {
    didSet { value = number }
  }

  /// The greatest number.
  open var maximumValue = 100.0 {
    didSet { value = number }
  }

  /// How much a tap changes the number.
  open var stepValue = 1.0
  /// Whether the least number follows the greatest one.
  open var wraps = false
  /// Whether a long press changes the number again and again.
  open var autorepeat = true
  /// Whether it tells of changes while it is pressed.
  open var isContinuous = true
}
