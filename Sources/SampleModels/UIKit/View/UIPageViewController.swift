import Foundation

/// A controller of pages.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book.
    case pageCurl
    /// As on a roll.
    case scroll
  }

  /// The axis of the pages.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The way that is turned.
  public enum NavigationDirection: Int, Sendable {
    /// Onwards.
    case forward
    /// Back.
    case reverse
  }

  /// The pages that are seen.
  open private(set) var viewControllers: [UIViewController]? = []
  /// The object that makes the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told what happens.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Makes a controller.
  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation
  ) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}
