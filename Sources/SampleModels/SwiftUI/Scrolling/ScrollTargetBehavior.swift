/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes the place where it is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What is known of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At views, a number at once.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// The place where scrolling comes to rest.
public struct ScrollTarget: Hashable {
  /// The place.
  public var rect: CGRect
  /// The point of the view that is meant.
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

extension ScrollTarget {
  /// Feeds the anchor to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}

/// What is known of the scrolling that comes to rest.
public struct ScrollTargetBehaviorContext {
  /// Where it began.
  public let originalTarget: ScrollTarget
  /// How fast it is.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of what is seen.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  /// The rectangles of the views that it may come to rest at.
  package let targets: [CGRect]

  package init(
    originalTarget: ScrollTarget,
    contentSize: CGSize,
    containerSize: CGSize,
    axes: Axis.Set,
    targets: [CGRect]
  ) {
    self.originalTarget = originalTarget
    velocity = CGVector(dx: 0, dy: 0)
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.targets = targets
  }
}

/// Scrolling that comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Comes to rest at the nearest whole page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize
    if context.axes.includes(.horizontal), page.width > 0 {
      target.rect.origin.x = (target.rect.minX / page.width).rounded() * page.width
    }
    if context.axes.includes(.vertical), page.height > 0 {
      target.rect.origin.y = (target.rect.minY / page.height).rounded() * page.height
    }
  }
}
