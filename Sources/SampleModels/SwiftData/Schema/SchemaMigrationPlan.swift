/// How stores of older versions become those of the newest one.
///
/// A store in memory is never older than the program, so that no plan is carried out.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest one first.
  static var schemas: [any VersionedSchema.Type] { get }

  /// The steps from one version to the next.
  static var stages: [MigrationStage] { get }
}
