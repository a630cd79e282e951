extension Schema {
  /// What is known of a class of models.
  public final class Entity: @unchecked Sendable {
    /// The name of the class.
    public let name: String

    /// What its properties are.
    public let properties: [any SchemaProperty]

    /// The names of properties that no two models may share, taken together.
    public let uniquenessConstraints: [[String]]

    /// Describes a class by its properties.
    public init(_ name: String, properties: any SchemaProperty...) {
      self.name = name
      self.properties = properties
      uniquenessConstraints = []
    }

    init(_ shape: ModelShape) {
      name = shape.name
      properties = shape.properties.map { property in
        var description = property.description
        description.name = property.name
        return description
      }
      uniquenessConstraints = shape.uniqueness.map { paths in
        paths.compactMap { path in shape.properties.first { $0.keypath == path }?.name }
      }
    }

    /// The properties with values of their own.
    public var attributes: Set<Attribute> { Set(properties.compactMap { $0 as? Attribute }) }

    /// The properties that refer to models.
    public var relationships: Set<Relationship> {
      Set(properties.compactMap { $0 as? Relationship })
    }

    /// The properties with values of their own, by their names.
    public var attributesByName: [String: Attribute] {
      Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The properties that refer to models, by their names.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
    }
  }
}
