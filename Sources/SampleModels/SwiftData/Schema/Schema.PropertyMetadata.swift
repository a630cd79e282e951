extension Schema {
  /// What `@Model` writes down of a property, of an index or of what must be unique.
  public struct PropertyMetadata {
    /// The name of the property.
    public let name: String
    /// Where the property is.
    let keypath: AnyKeyPath?
    /// The models that the property refers to, if it refers to any.
    let destination: (any PersistentModel.Type)?
    /// Whether the property can do without a model to refer to.
    let isOptional: Bool
    /// Whether the property refers to several models.
    let isToMany: Bool
    /// What the author says of the property.
    let metadata: Any?
    /// Whether a model may be without a value of the property.
    let allowsAbsence: Bool
    /// Makes the value that the property begins with, if one is known.
    private let makeInitialValue: () -> Any?
    /// Tells those who have read the property of a model that something changes it.
    let mutate: (any PersistentModel, () -> Void) -> Void

    /// Describes a property whatever its type is, as one that a transformer keeps.
    public init<Model: PersistentModel, Value>(
      name: String,
      transformable keypath: KeyPath<Model, Value>,
      defaultValue: @autoclosure @escaping () -> Value? = nil,
      metadata: (any SchemaProperty)? = nil
    ) {
      self.name = name
      allowsAbsence =
        Value.self is any ExpressibleByNilLiteral.Type
        || Value.self is any RelationshipCollection.Type
      makeInitialValue = { defaultValue() }
      self.keypath = keypath
      self.metadata = metadata
      isToMany = Value.self is any RelationshipCollection.Type
      isOptional = Value.self is any OptionalModel.Type
      destination = Self.destination(of: Value.self)
      mutate = { model, mutation in
        guard let model = model as? Model else { return mutation() }
        model.persistentBackingData.registrar
          .withMutation(of: model, keyPath: keypath, mutation)
      }
    }

    /// Describes an index.
    public init<Model: PersistentModel>(_ index: Index<Model>) {
      self.init(note: index)
    }

    /// Describes what must be unique.
    public init<Model: PersistentModel>(_ constraint: Unique<Model>) {
      self.init(note: constraint.constraints as [[AnyKeyPath]])
    }

    private init(note: Any) {
      name = ""
      keypath = nil
      metadata = note
      allowsAbsence = true
      makeInitialValue = { nil }
      destination = nil
      isOptional = false
      isToMany = false
      mutate = { $1() }
    }

    private static func destination(of type: Any.Type) -> (any PersistentModel.Type)? {
      func element<C: RelationshipCollection>(_: C.Type) -> any PersistentModel.Type {
        C.PersistentElement.self
      }
      if let collection = type as? any RelationshipCollection.Type { return element(collection) }
      if let optional = type as? any OptionalModel.Type { return optional.modelType }
      return type as? any PersistentModel.Type
    }
  }
}

extension Schema.PropertyMetadata {
  /// What the author says of a property with a value of its own.
  var attribute: Schema.Attribute? { metadata as? Schema.Attribute }

  /// What the author says of a property that refers to models.
  var relationship: Schema.Relationship? { metadata as? Schema.Relationship }

  /// What a new model has in the property; nothing where that is not known.
  var initialValue: StoredModel.Value? {
    guard destination == nil else { return nil }
    return makeInitialValue().map { .value($0) }
  }

  /// The property as a schema describes it.
  var description: any SchemaProperty {
    if destination != nil { return relationship ?? Schema.Relationship() }
    return attribute ?? Schema.Attribute()
  }
}
