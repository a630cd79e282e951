import Foundation

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The change of what is behind.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// Makes an appearance.
  public init() {}

  /// Takes the usual looks.
  open func configureWithDefaultBackground() {}

  /// Takes looks that nothing shines through.
  open func configureWithOpaqueBackground() {}

  /// Takes looks that everything shines through.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The looks of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The looks of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a bar of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// The bar of a stack of screens.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  /// The looks that all such bars get.
  public static func appearance() -> UINavigationBar { shared }

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
}

/// A bar of tabs.
@MainActor @preconcurrency
open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// The looks that all such bars get.
  public static func appearance() -> UITabBar { shared }

  /// The usual looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks at the lower end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The colour of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The ground of text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of text.
  public static let font = NSAttributedString.Key("NSFont")
}
