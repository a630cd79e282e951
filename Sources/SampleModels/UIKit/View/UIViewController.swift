import Foundation

/// An object that manages a view and what happens in it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      loaded?.controller = self
    }
  }

  private var loaded: UIView?
  private var isDefiningView = false

  /// The title, which the bars show too.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  /// What the bar above shows.
  open private(set) var navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the bar of tabs shows.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// What the bar below shows.
  open var toolbarItems: [UIBarButtonItem]?
  /// The controllers inside.
  open internal(set) var children: [UIViewController] = []
  /// The controller around.
  open internal(set) weak var parent: UIViewController?
  /// The controller that is shown above.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that this one is shown above of.
  open private(set) weak var presentingViewController: UIViewController?
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user can't dismiss the controller.
  open var isModalInPresentation = false
  /// Whether controllers are shown in the place of this one.
  open var definesPresentationContext = false
  /// Whether the bar of tabs goes when the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether the content is edited.
  open var isEditing = false
  /// The sides where content reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether content reaches under bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// More distances from the sides.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The size that the controller wants.
  open var preferredContentSize: CGSize = .zero
  /// A name to restore the controller by.
  open var restorationIdentifier: String?
  /// Light or dark, whatever is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The archive that the controller comes from: there is none here.
  open var storyboard: UIStoryboard? { nil }
  /// The conditions under which the view is shown.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// The looks of the bar of the system.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar of the system is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the bar at the lower end of the screen is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways the device can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the view turns with the device.
  @available(
    *,
    deprecated,
    message:
      "since iOS 16.0; use supportedInterfaceOrientations with setNeedsUpdateOfSupportedInterfaceOrientations()"
  )
  open var shouldAutorotate: Bool { true }
  /// Whether the controller is being shown.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is being put into another one.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is being taken out of another one.
  open var isMovingFromParent: Bool { false }
  /// What shows the controller.
  open private(set) lazy var presentationController: UIPresentationController? =
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(
        presentedViewController: self,
        presenting: presentingViewController
      )
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(
        presentedViewController: self,
        presenting: presentingViewController
      )
    default:
      UIPresentationController(
        presentedViewController: self,
        presenting: presentingViewController
      )
    }

  /// Makes a controller, without any archive.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads a controller from an archive, which can't be done here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view around the controller's.
  open override var next: UIResponder? { loaded?.superview ?? parent }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loaded != nil }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loaded }

  /// Makes the view if there is none.
  open func loadViewIfNeeded() {
    guard loaded == nil, !isDefiningView else { return }
    isDefiningView = true
    loadView()
    isDefiningView = false
    if loaded == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() { view = UIView() }

  /// Called when the view has been made.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is about to be seen in its place.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the views are placed.
  open func viewWillLayoutSubviews() {}

  /// Called when the views are placed.
  open func viewDidLayoutSubviews() {}

  /// Called when the bars have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the size of the view changes.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  /// Called when the conditions have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Brings the relations of the view up to date.
  open func updateViewConstraints() {}

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Puts a controller inside.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one around.
  open func removeFromParent() {
    guard let around = parent else { return }
    around.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Called when the controller has moved into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the controller moves into another one.
  open func willMove(toParent parent: UIViewController?) {}

  /// Shows a controller above.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Hides the controller that is shown above, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presenter = parent ?? presentingViewController {
      return presenter.dismiss(animated: flag, completion: completion)
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// Shows a controller in the stack around, or else above.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the second place, or else above.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Goes to another controller of the archive, of which there are none here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Whether another controller of the archive may be gone to.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before another controller of the archive is gone to.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Sets the items of the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
