import Foundation

/// Something in a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A name for those who hear it.
  open var accessibilityLabel: String?

  /// Makes an empty item.
  public override nonisolated init() {
    super.init()
  }

  /// Changes the looks of the title for a condition.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}
