import Foundation

/// An object that is told what happens to a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The content was shown larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger will no longer scroll.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// A finger no longer scrolls.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to scroll on.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that is shown larger or smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Whether a tap on the bar of the system scrolls up.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// None by default.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// It does by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
