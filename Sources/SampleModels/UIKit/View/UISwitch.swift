import Foundation

/// A control that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour of a switch that is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The title.
  open var title: String?

  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
