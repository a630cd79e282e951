/// Scrolling that comes to rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at once.
  public struct LimitBehavior: Sendable {
    private let name: String

    /// One on small screens.
    public static let automatic = LimitBehavior(name: "automatic")
    /// One.
    public static let always = LimitBehavior(name: "always")
    /// One at a time.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
  }

  package let limitBehavior: LimitBehavior

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  /// Comes to rest at the beginning of the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = target.rect.origin
    func distance(_ rectangle: CGRect) -> CGFloat {
      (context.axes.includes(.horizontal) ? abs(rectangle.minX - start.x) : 0)
        + (context.axes.includes(.vertical) ? abs(rectangle.minY - start.y) : 0)
    }
    guard let nearest = context.targets.min(by: { distance($0) < distance($1) }) else { return }
    if context.axes.includes(.horizontal) { target.rect.origin.x = nearest.minX }
    if context.axes.includes(.vertical) { target.rect.origin.y = nearest.minY }
  }
}
