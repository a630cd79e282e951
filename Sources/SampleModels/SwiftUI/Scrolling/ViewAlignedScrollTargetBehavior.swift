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

  /// Leaves the place as it is: nothing is scrolled here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
