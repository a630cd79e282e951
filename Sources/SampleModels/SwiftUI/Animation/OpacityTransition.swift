/// A transition that fades.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// It fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}
