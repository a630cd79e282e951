import Foundation

/// A control of dots, one a page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { currentPage = number }
  }

  private var number = 0

  /// The page, which is always one of them.
  open var currentPage: Int {
    get { number }
    set { number = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single dot is left out.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image of dots.
  open var preferredIndicatorImage: UIImage?

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(16 * pageCount), height: 26)
  }
}
