import Foundation

/// A controller of tabs.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  private var index = 0

  /// The bar.
  open private(set) lazy var tabBar = UITabBar()
  /// The object that is told what happens.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for gone in oldValue ?? [] where viewControllers?.contains(gone) != true {
        gone.willMove(toParent: nil)
        gone.removeFromParent()
      }
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      tabBar.items = viewControllers?.map(\.tabBarItem)
    }
  }

  /// The number of the selected tab.
  open var selectedIndex: Int {
    get { index }
    set {
      guard viewControllers?.indices.contains(newValue) == true else { return }
      index = newValue
    }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get {
      viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    set {
      guard let newIndex = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      index = newIndex
    }
  }

  /// Changes the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// An object that is told what happens to tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tab may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// A tab was selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  /// It may by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
