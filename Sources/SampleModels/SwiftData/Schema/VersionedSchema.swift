/// A version of an app's models.
public protocol VersionedSchema: SendableMetatype {
  /// The classes of the models.
  static var models: [any PersistentModel.Type] { get }

  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}
