import Foundation

/// A view whose content can be scrolled.
@MainActor @preconcurrency
open class UIScrollView: UIView, ScrollDelegating {
  /// What happens to the keyboard when the content is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// When bars change the margins of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Along the axes that can be scrolled.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How soon scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is kept.
    public let rawValue: CGFloat

    /// Makes a rate of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Late.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// How far the content is scrolled.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// The margins of the content.
  open var contentInset = UIEdgeInsets()
  /// The margins of the bars that say where the content is.
  open var scrollIndicatorInsets = UIEdgeInsets()
  /// The margins of the bar at the side.
  open var verticalScrollIndicatorInsets = UIEdgeInsets()
  /// When bars change the margins.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the content can be scrolled.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether only one axis is scrolled at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling bounces.
  open var bounces = true
  /// Whether little content bounces too, from top to bottom.
  open var alwaysBounceVertical = false
  /// Whether little content bounces too, from side to side.
  open var alwaysBounceHorizontal = false
  /// Whether the bar at the side is seen.
  open var showsVerticalScrollIndicator = true
  /// Whether the bar below is seen.
  open var showsHorizontalScrollIndicator = true
  /// What happens to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How soon scrolling ends.
  open var decelerationRate = DecelerationRate.normal
  /// How much larger the content is shown.
  open var zoomScale: CGFloat = 1
  /// How small the content can be shown.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be shown.
  open var maximumZoomScale: CGFloat = 1
  /// The control that asks for new content.
  open var refreshControl: UIRefreshControl?
  /// Whether views wait for a finger to be held.
  open var delaysContentTouches = true
  /// The rectangle of the content.
  public private(set) lazy var contentLayoutGuide = makeGuide("UIScrollView-contentLayoutGuide")
  /// The rectangle of the view.
  public private(set) lazy var frameLayoutGuide = makeGuide("UIScrollView-frameLayoutGuide")
  /// What finds fingers that scroll.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// The margins together with those of bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a finger is down.
  open var isTracking: Bool { false }
  /// Whether a finger scrolls.
  open var isDragging: Bool { false }
  /// Whether the content scrolls on.
  open var isDecelerating: Bool { false }

  /// Scrolls to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls until a rectangle is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(rect.minX, max(offset.x, rect.maxX - bounds.width))
    offset.y = min(rect.minY, max(offset.y, rect.maxY - bounds.height))
    contentOffset = offset
  }

  /// Shows the content larger.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Shows a part as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {}

  /// Shows the bars that say where the content is.
  open func flashScrollIndicators() {}
}

/// A view with an object that is told what happens; a view of another kind can have another one.
@MainActor @preconcurrency
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// The object that is told what happens.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
