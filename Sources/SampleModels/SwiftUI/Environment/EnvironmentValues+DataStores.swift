extension EnvironmentValues {
  /// The context of SwiftData's models.
  @available(*, unavailable, message: "it needs SwiftData, which exists on Apple's systems only")
  public var modelContext: Never { fatalError("unavailable") }

  /// The context of CoreData's objects.
  @available(*, unavailable, message: "it needs CoreData, which exists on Apple's systems only")
  public var managedObjectContext: Never { fatalError("unavailable") }
}

extension View {
  /// Puts a container of SwiftData's models into the environment.
  @available(*, unavailable, message: "it needs SwiftData, which exists on Apple's systems only")
  public nonisolated func modelContainer(for modelTypes: Any..., inMemory: Bool = false) -> Self {
    self
  }

  /// Puts a container of SwiftData's models into the environment.
  @available(*, unavailable, message: "it needs SwiftData, which exists on Apple's systems only")
  public nonisolated func modelContainer(_ container: Any) -> Self { self }
}

extension Scene {
  /// Puts a container of SwiftData's models into the environment.
  @available(*, unavailable, message: "it needs SwiftData, which exists on Apple's systems only")
  public nonisolated func modelContainer(for modelTypes: Any..., inMemory: Bool = false) -> Self {
    self
  }

  /// Puts a container of SwiftData's models into the environment.
  @available(*, unavailable, message: "it needs SwiftData, which exists on Apple's systems only")
  public nonisolated func modelContainer(_ container: Any) -> Self { self }
}
