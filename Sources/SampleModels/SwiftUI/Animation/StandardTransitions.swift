/// A transition that fades.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that slides.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

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

/// A transition from an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates the transition.
  public nonisolated init(edge: Edge) {
    self.edge = edge
  }

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that blurs and replaces.
public struct BlurReplaceTransition: Transition {
  /// How large the view gets.
  public struct Configuration: Equatable, Sendable {
    private let name: String

    /// Down to less.
    public static let downUp = Configuration(name: "downUp")
    /// Up to more.
    public static let upUp = Configuration(name: "upUp")
  }

  /// How large the view gets.
  public var configuration: Configuration

  /// Creates the transition.
  public nonisolated init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.blur(radius: phase.isIdentity ? 0 : 8)
  }
}

extension Transition where Self == OpacityTransition {
  /// It fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// It slides in and out.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// It grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }

  /// It grows and shrinks from a size and a place.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// It comes from an edge and goes there.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// It blurs and replaces.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// It blurs and replaces in a way.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self { BlurReplaceTransition(configuration: config) }
}
