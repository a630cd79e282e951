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
