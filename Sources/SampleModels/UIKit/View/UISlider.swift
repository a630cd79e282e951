import Foundation

/// A control for a number between two others.
@MainActor @preconcurrency
open class UISlider: UIControl {
  private var number: Float = 0

  /// The number, which stays in its bounds.
  open var value: Float {
    get { number }
    set { number = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// The least number.
  open var minimumValue: Float = 0 {
    didSet { value = number }
  }

  /// The greatest number.
  open var maximumValue: Float = 1 {
    didSet { value = number }
  }

  /// The image at the least number.
  open var minimumValueImage: UIImage?
  /// The image at the greatest number.
  open var maximumValueImage: UIImage?
  /// Whether it tells of changes while it is moved.
  open var isContinuous = true
  /// The colour below the number.
  open var minimumTrackTintColor: UIColor?
  /// The colour above the number.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?

  /// Changes the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Sets the image of the thumb for a condition.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// Sets the image below the number for a condition.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}

  /// Sets the image above the number for a condition.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}
