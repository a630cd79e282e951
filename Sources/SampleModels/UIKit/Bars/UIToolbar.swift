import Foundation

/// A bar of buttons.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// Whether what is behind shines through.
  open var isTranslucent = true

  /// Changes the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
