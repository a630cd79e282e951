/// Makes the models of a store those of a newer schema.
struct StoreMigration {
  private let store: ModelStore
  private let schema: Schema
  private let plan: (any SchemaMigrationPlan.Type)?

  init(of store: ModelStore, to schema: Schema, by plan: (any SchemaMigrationPlan.Type)?) {
    self.store = store
    self.schema = schema
    self.plan = plan
  }

  /// Carries out the stages from the version of the stored models on, and what follows by itself.
  func run() throws {
    guard !isCurrent else { return }
    if let plan {
      guard let version = plan.schemas.first(where: holdsAll) else {
        throw SwiftDataError.loadIssueModelContainer
      }
      let begin = plan.stages.firstIndex { $0.from == version }
      for stage in plan.stages.suffix(from: begin ?? plan.stages.endIndex) where !isCurrent {
        try run(stage)
      }
    }
    try convert(to: schema)
  }

  /// Whether all that is stored is of classes of the schema.
  private var isCurrent: Bool { store.all().values.allSatisfy { schema.contains($0.type) } }

  /// Whether all that is stored is of classes of a version.
  private func holdsAll(_ version: any VersionedSchema.Type) -> Bool {
    let schema = Schema(versionedSchema: version)
    return store.all().values.allSatisfy { schema.contains($0.type) }
  }

  private func run(_ stage: MigrationStage) throws {
    switch stage {
    case .lightweight(_, let new): try convert(to: Schema(versionedSchema: new))
    case .custom(let old, let new, let willMigrate, let didMigrate):
      try perform(willMigrate, on: Schema(versionedSchema: old))
      try convert(to: Schema(versionedSchema: new))
      try perform(didMigrate, on: Schema(versionedSchema: new))
    }
  }

  private func perform(_ action: ((ModelContext) throws -> Void)?, on schema: Schema) throws {
    let context = ModelContext(ModelContainer(store, schema))
    try action?(context)
    try context.save()
  }

  /// Gives each model the class of its name in a schema, with the values of the properties that both
  /// have.
  private func convert(to schema: Schema) throws {
    let shapes = schema.types.map { ModelShape.of($0) }
    try store.convert { model in
      guard !schema.contains(model.type) else { return model }
      let old = ModelShape.of(model.type)
      // A class that the newer schema does not have goes with its models.
      guard let new = shapes.first(where: { $0.name == old.name }) else { return nil }
      return try model.converted(from: old, to: new)
    }
  }
}

extension MigrationStage {
  /// The version that the stage begins with.
  fileprivate var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _): from
    case .custom(let from, _, _, _): from
    }
  }
}

extension StoredModel {
  /// The model as one of another class.
  fileprivate func converted(from old: ModelShape, to new: ModelShape) throws -> StoredModel {
    var converted: [AnyKeyPath: Value] = [:]
    for property in new.properties {
      guard let keyPath = property.keypath else { continue }
      let former = old.properties.first { $0.name == property.formerName }?.keypath
      if let value = former.flatMap({ values[$0] }) ?? property.initialValue {
        converted[keyPath] = value
      } else if !property.allowsAbsence {
        throw SwiftDataError.loadIssueModelContainer
      }
    }
    return StoredModel(type: new.type, values: converted, number: number)
  }
}

extension Schema.PropertyMetadata {
  /// The name of the property in the version before.
  fileprivate var formerName: String {
    let original = attribute?.originalName ?? relationship?.originalName ?? ""
    return original.isEmpty ? name : original
  }
}
