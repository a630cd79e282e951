// The types that a model's property can have.
extension Schema.PropertyMetadata {
  /// Describes a property with a value of its own.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value: Codable>(
    name: String,
    keypath: KeyPath<Model, Value>,
    defaultValue: @autoclosure @escaping () -> Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(
      name: name,
      transformable: keypath,
      defaultValue: defaultValue(),
      metadata: metadata
    )
  }

  /// Describes a property that refers to a model.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String,
    keypath: KeyPath<Model, Value>,
    defaultValue: @autoclosure @escaping () -> Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(
      name: name,
      transformable: keypath,
      defaultValue: defaultValue(),
      metadata: metadata
    )
  }

  /// Describes a property that may refer to a model.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String,
    keypath: KeyPath<Model, Value?>,
    defaultValue: @autoclosure @escaping () -> Value?? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(
      name: name,
      transformable: keypath,
      defaultValue: defaultValue(),
      metadata: metadata
    )
  }

  /// Describes a property that refers to several models.
  public init<Model: PersistentModel, Value: RelationshipCollection>(
    name: String,
    keypath: KeyPath<Model, Value>,
    defaultValue: @autoclosure @escaping () -> Value? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(
      name: name,
      transformable: keypath,
      defaultValue: defaultValue(),
      metadata: metadata
    )
  }

  /// Explains which types a property can have.
  @available(
    *,
    unavailable,
    message: "The type of a model's property must be Codable, a model or a collection of models"
  )
  @_disfavoredOverload
  public init<Model: PersistentModel, Value>(
    name: String,
    keypath: KeyPath<Model, Value>,
    defaultValue: Any? = nil,
    metadata: (any SchemaProperty)? = nil
  ) {
    self.init(name: name, transformable: keypath, metadata: metadata)
  }
}
