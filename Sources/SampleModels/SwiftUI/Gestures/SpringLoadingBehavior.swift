/// Whether a control opens under something that is dragged.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// What the system finds right.
  public static let automatic = SpringLoadingBehavior("automatic")
  /// It opens.
  public static let enabled = SpringLoadingBehavior("enabled")
  /// It stays closed.
  public static let disabled = SpringLoadingBehavior("disabled")
}

extension View {
  /// Sets whether a control opens under something that is dragged.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Keeps the pointer from changing the view.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    display(disabled)
  }
}
