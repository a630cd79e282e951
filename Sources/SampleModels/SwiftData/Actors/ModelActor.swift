/// An actor with a context of its own; `@ModelActor` writes what it requires.
public protocol ModelActor: Actor {
  /// The container whose models the actor has.
  nonisolated var modelContainer: ModelContainer { get }

  /// What runs the actor's work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor as the actor refers to it.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialExecutor else {
      fatalError("The executor of a model actor must be a serial one.")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context that belongs to the actor.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model of an identifier in the actor's context.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.refresh()
    return modelContext.model(withKey: id.id.key) as? T
  }
}
