/// What a store can hold: the classes of the models with their properties.
public final class Schema: @unchecked Sendable {
  /// The version of the schema.
  public let version: Version

  /// What is known of each class.
  public let entities: [Entity]

  /// The classes, and those that their properties refer to.
  let types: [any PersistentModel.Type]

  /// The version in which schemas are written.
  public var encodingVersion: Version { Version(1, 0, 0) }

  /// Creates a schema without models.
  public convenience init() {
    self.init([any PersistentModel.Type]())
  }

  /// Creates a schema of some classes.
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates a schema of some classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    self.types = Self.reachable(from: types)
    entities = self.types.map { Entity(ModelShape.of($0)) }
  }

  /// Creates a schema of descriptions of classes.
  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    self.version = version
    self.entities = entities
    types = []
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// What is known of each class, by its name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// What is known of a class.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName[Self.entityName(for: type)]
  }

  /// The name under which a class is known.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    ModelShape.of(type).name
  }

  /// Whether models of a type can be kept.
  func contains(_ type: any PersistentModel.Type) -> Bool {
    types.contains { ModelShape.isType(type, $0) }
  }

  private static func reachable(
    from types: [any PersistentModel.Type]
  ) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var open = types
    while !open.isEmpty {
      let type = open.removeFirst()
      guard !found.contains(where: { $0 == type }) else { continue }
      found.append(type)
      open += ModelShape.of(type).properties.compactMap(\.destination)
    }
    return found
  }
}

extension Schema: Hashable {
  /// Whether two schemas have the same classes in the same version.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version && lhs.entitiesByName.keys == rhs.entitiesByName.keys
  }

  /// Hashes the version.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
  }
}
