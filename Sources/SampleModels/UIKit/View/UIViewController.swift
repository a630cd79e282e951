import Foundation

/// An object that manages a view and what happens in it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view, made when it is first asked for.
  open var view: UIView {
    get {
      if let loaded { return loaded }
      loadView()
      viewDidLoad()
      return loaded ?? UIView()
    }
    set { loaded = newValue }
  }

  private var loaded: UIView?

  /// The title.
  open var title: String?
  /// What the bar above shows.
  open var navigationItem = UINavigationItem()
  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?
  /// The controller that is shown above.
  open private(set) var presentedViewController: UIViewController?
  /// The conditions under which the view is shown.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

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

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loaded != nil }

  /// Makes the view.
  open func loadView() { loaded = UIView() }

  /// Called when the view has been made.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

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

  /// Puts a controller inside.
  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
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
    completion?()
  }

  /// Hides the controller that is shown above.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    presentedViewController = nil
    completion?()
  }
}
