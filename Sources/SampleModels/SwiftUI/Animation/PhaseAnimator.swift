/// A view that runs through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package let phases: [Phase]
  package let trigger: (any Equatable)?
  package let content: (Phase) -> Content
  package let animation: (Phase) -> Animation?

  /// Runs through phases without end.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
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
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
