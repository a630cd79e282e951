import Foundation

/// A bar of tabs.
@MainActor @preconcurrency
open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// The looks that all such bars get.
  public static func appearance() -> UITabBar { shared }

  /// The tabs.
  open var items: [UITabBarItem]?
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// The usual looks.
  open var standardAppearance = UITabBarAppearance()
  /// The looks at the lower end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour of the ground.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
}
