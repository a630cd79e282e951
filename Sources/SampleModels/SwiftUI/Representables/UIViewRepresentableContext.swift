/// What is known when a platform view is made and changed.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object that passes events on.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  package init(
    coordinator: Representable.Coordinator,
    transaction: Transaction = Transaction(),
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }
}
