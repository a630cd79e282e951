import Foundation

/// A view whose content can be scrolled.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// How far the content is scrolled.
  open var contentOffset: CGPoint = .zero
  /// The margins of the content.
  open var contentInset = UIEdgeInsets()
  /// Whether the content can be scrolled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether scrolling bounces.
  open var bounces = true
  /// The object that is told what happens.
  open weak var delegate: (any UIScrollViewDelegate)?
}

/// An object that is told what happens to a scroll view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
