/// How far a view has been scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// At the leading or top side.
  case topLeading
  /// Fully seen.
  case identity
  /// At the trailing or bottom side.
  case bottomTrailing

  /// Whether the view is fully seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 at one side, 0 while it is seen and 1 at the other side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes while it is scrolled in and out.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be seen.
  public struct Threshold: Sendable {
    private let name: String

    /// All of it.
    public static let visible = Threshold(name: "visible")
    /// Nothing of it.
    public static let hidden = Threshold(name: "hidden")
    /// Its middle.
    public static let centered = Threshold(name: "centered")

    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(name: "visible(\(amount))")
    }
  }

  private var name: String

  /// Step by step with the finger.
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  /// All at once.
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(name: "identity")

  /// All at once with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "animated(\(animation))")
  }

  /// Step by step along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "interactive(\(timingCurve))")
  }

  /// With a part that must be seen.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "\(name).threshold(\(threshold))")
  }

  /// With another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(name: "\(name).animation(\(animation))")
  }
}
