import Foundation

/// A controller of a stack of screens.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the first one first.
  open var viewControllers: [UIViewController] = []

  /// Makes a stack with its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// The screen that is seen.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Shows another screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Goes back by one screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
}
