/// A view that runs through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package let phases: [Phase]
  package let content: (Phase) -> Content
  package let animation: (Phase) -> Animation?

  /// Runs through phases without end.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
  }

  /// Runs through phases when a value changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

extension PhaseAnimator: View {
  /// The content of the first phase: nothing moves here.
  public var body: some View {
    if let first = phases.first {
      content(first)
    }
  }
}
