import Foundation

/// The rectangle that the keyboard takes.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the rectangle follows a keyboard that is not at the bottom.
  open var followsUndockedKeyboard = false
  /// Whether the rectangle ends above the bars while there is no keyboard.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a finger starts to move it away.
  open var keyboardDismissPadding: CGFloat = 0
}
