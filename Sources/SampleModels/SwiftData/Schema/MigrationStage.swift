/// A step from one version of a schema to another.
public enum MigrationStage: Sendable {
  /// A step that follows from the two versions by itself.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

  /// A step that the app carries out, before or after the models have their new properties.
  @preconcurrency case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?,
    didMigrate: (@Sendable (ModelContext) throws -> Void)?
  )
}
