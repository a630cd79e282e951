import Foundation

/// The bar of a stack of screens.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  /// The looks that all such bars get.
  public static func appearance() -> UINavigationBar { shared }

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The image of the shadow.
  open var shadowImage: UIImage?
  /// The usual looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks at the upper end of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in little room.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour of the ground.
  open var barTintColor: UIColor?

  /// Changes the image of the ground.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// As usual.
  case `default`
  /// Little.
  case compact
}
