/// A transition that slides.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}

  /// Changes the view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  /// It slides in and out.
  public static var slide: SlideTransition { SlideTransition() }
}
