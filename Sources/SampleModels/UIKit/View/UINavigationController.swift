import Foundation

/// A controller of a stack of screens.
@MainActor @preconcurrency
open class UINavigationController: UIViewController, NavigationDelegating {
  package weak var stackDelegate: (any UINavigationControllerDelegate)?
  private var stack: [UIViewController] = []

  /// The bar above.
  open private(set) lazy var navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar above is hidden.
  open var isNavigationBarHidden = false
  /// Whether the bar below is hidden.
  open var isToolbarHidden = true
  /// Whether the bar goes when content is scrolled.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes at a tap.
  open var hidesBarsOnTap = false
  /// What finds the gesture back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// Makes an empty stack, without any archive.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }

  /// Reads a stack from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The screens, the first one first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setStack(newValue) }
  }

  /// Changes the screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The screen that is seen.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The screen that is seen, or the controller above it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows another screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers += [viewController]
  }

  /// Goes back by one screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? cut(to: viewControllers.count - 1).last : nil
  }

  /// Goes back to a screen.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    viewControllers.firstIndex { $0 === viewController }.map { cut(to: $0 + 1) }
  }

  /// Goes back to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.isEmpty ? nil : cut(to: 1)
  }

  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  private func cut(to count: Int) -> [UIViewController] {
    let gone = Array(viewControllers.dropFirst(count))
    viewControllers = Array(viewControllers.prefix(count))
    return gone
  }

  private func setStack(_ controllers: [UIViewController]) {
    for gone in stack where !controllers.contains(gone) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
    }
    let known = Set(stack)
    stack = controllers
    for controller in controllers where !known.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
}

/// A stack with an object that is told what happens; a stack of another kind can have another one.
@MainActor @preconcurrency
public protocol NavigationDelegating: AnyObject {}

extension NavigationDelegating where Self: UINavigationController {
  /// The object that is told what happens.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { stackDelegate }
    set { stackDelegate = newValue }
  }
}
