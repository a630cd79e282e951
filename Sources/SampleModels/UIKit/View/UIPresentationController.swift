import Foundation

/// What shows a controller above another one.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller above.
  public let presentedViewController: UIViewController
  private weak var presenting: UIViewController?
  /// The view around both.
  open var containerView: UIView? { presenting?.viewIfLoaded }
  /// The object that is told what happens.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes an object for two controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller below.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenting ?? presentedViewController
  }

  /// The place of the view above.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The view above.
  open var presentedView: UIView? { presentedViewController.view }

  /// Called before the controller comes.
  open func presentationTransitionWillBegin() {}

  /// Called when the controller has come.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the controller goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the views are placed.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the views are placed.
  open func containerViewDidLayoutSubviews() {}
}

/// What shows a controller in a bubble.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble is of.
  open var sourceView: UIView?
  /// The rectangle that the bubble is of.
  open var sourceRect: CGRect = .zero
  /// The item of a bar that the bubble is of.
  @available(*, deprecated, message: "use sourceItem")
  open var barButtonItem: UIBarButtonItem?
  /// The ways of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Ways of the arrow of a bubble.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit a way.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
