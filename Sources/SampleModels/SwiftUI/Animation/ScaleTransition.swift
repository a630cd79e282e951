/// A transition that grows.
public struct ScaleTransition: Transition {
  /// The size at the beginning.
  public var scale: Double
  /// The place that it grows from.
  public var anchor: UnitPoint

  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// It grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// It grows and shrinks from a size and a place.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
