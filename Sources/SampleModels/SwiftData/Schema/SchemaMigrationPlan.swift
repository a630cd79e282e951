/// How stores of older versions become those of the newest one.
///
/// Stores are in memory, so that only one is older than its container that an earlier container of the
/// same program has filled at the same place.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest one first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps from one version to the next.
  static var stages: [MigrationStage] { get }
}
