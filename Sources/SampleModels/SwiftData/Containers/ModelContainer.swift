/// A store of models, with what can be kept in it.
///
/// Each container has a store of its own, in memory: what it holds is gone with it. Those whose
/// configurations name a place have one store for each place, as long as the program runs.
public final class ModelContainer: @unchecked Sendable {
  /// What can be kept.
  public let schema: Schema
  /// How it is kept.
  public var configurations: Set<ModelConfiguration>
  /// How older stores become those of the newest version.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// What all contexts have saved.
  let store: ModelStore

  private let lock = NSLock()
  private var main: ModelContext?

  /// Creates a container for a schema.
  public init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let known = Set(givenSchema.entitiesByName.keys)
    for schema in configurations.compactMap(\.schema)
    where !known.isSuperset(of: schema.entitiesByName.keys) {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
    }
    let names = Set(configurations.map(\.name))
    guard names.count == configurations.count else { throw SwiftDataError.duplicateConfiguration }
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations =
      configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : Set(configurations)
    store = configurations.lazy.compactMap(\.place).first.map(ModelStore.at) ?? ModelStore()
    try StoreMigration(of: store, to: givenSchema, by: migrationPlan).run()
  }

  /// Creates a container for a step of a migration.
  init(_ store: ModelStore, _ schema: Schema) {
    self.store = store
    self.schema = schema
    configurations = [ModelConfiguration(schema: schema)]
    migrationPlan = nil
  }

  /// Creates a container for a schema.
  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container for some models and those that they refer to.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// Creates a container that can hold nothing, for views around which there is none.
  init() {
    schema = Schema()
    configurations = [ModelConfiguration(isStoredInMemoryOnly: true)]
    migrationPlan = nil
    store = ModelStore()
  }

  /// The context that belongs to the main actor.
  @MainActor public var mainContext: ModelContext { viewContext }

  /// The context that belongs to the main actor, for views that are made elsewhere.
  ///
  /// Context and container keep each other, as a program may go on with either of them alone.
  var viewContext: ModelContext {
    lock.withLock {
      if let main { return main }
      let context = ModelContext(self, isOfMainActor: true)
      main = context
      return context
    }
  }

  /// Whether the store may be changed.
  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  /// Removes all models.
  public func deleteAllData() { store.removeAll() }

  /// Removes all models together with their store.
  public func erase() throws { store.removeAll() }
}

extension ModelContainer: Equatable {
  /// Whether two containers are the same one.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
