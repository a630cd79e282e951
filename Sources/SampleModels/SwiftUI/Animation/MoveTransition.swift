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

extension Transition where Self == MoveTransition {
  /// It comes from an edge and goes there.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
