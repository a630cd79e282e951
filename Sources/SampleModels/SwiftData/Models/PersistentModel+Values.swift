extension PersistentModel {
  /// The value of a property.
  @_disfavoredOverload
  public func getValue<Value>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    attribute(keyPath)
  }

  /// The model that a property refers to.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value>) -> Value {
    guard let model = related(keyPath)?.first as? Value else { lacking(keyPath) }
    return model
  }

  /// The model that a property refers to, if it refers to one.
  public func getValue<Value: PersistentModel>(forKey keyPath: KeyPath<Self, Value?>) -> Value? {
    related(keyPath)?.first as? Value
  }

  /// The models that a property refers to.
  public func getValue<Value: RelationshipCollection>(forKey keyPath: KeyPath<Self, Value>) -> Value
  {
    Value(related: related(keyPath).map { $0.compactMap { $0 as? Value.PersistentElement } })
  }

  /// Changes the value of a property.
  @_disfavoredOverload
  public func setValue<Value>(
    forKey keyPath: KeyPath<Self, Value>,
    to newValue: Value
  ) {
    setAttribute(keyPath, newValue)
  }

  /// Changes the model that a property refers to.
  public func setValue<Value: PersistentModel>(
    forKey keyPath: KeyPath<Self, Value>,
    to newValue: Value
  ) {
    relate(keyPath, to: [newValue])
  }

  /// Changes the model that a property refers to, or has it refer to none.
  public func setValue<Value: PersistentModel>(
    forKey keyPath: KeyPath<Self, Value?>,
    to newValue: Value?
  ) {
    relate(keyPath, to: newValue.map { [$0] })
  }

  /// Changes the models that a property refers to.
  public func setValue<Value: RelationshipCollection>(
    forKey keyPath: KeyPath<Self, Value>,
    to newValue: Value
  ) {
    relate(keyPath, to: newValue.relatedModels)
  }
}

extension PersistentModel {
  private func attribute<Value>(_ keyPath: KeyPath<Self, Value>) -> Value {
    let data = persistentBackingData
    data.registrar.access(self, keyPath: keyPath)
    if case .value(let stored)? = data.slots[keyPath], let value = stored as? Value { return value }
    // An optional property without a value behind it begins with none.
    if let type = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = type.init(nilLiteral: ()) as? Value
    {
      return none
    }
    lacking(keyPath)
  }

  private func setAttribute<Value>(_ keyPath: KeyPath<Self, Value>, _ newValue: Value) {
    let data = persistentBackingData
    let former = data.slots[keyPath]
    data.registrar.withMutation(of: self, keyPath: keyPath) {
      data.slots[keyPath] = .value(newValue)
    }
    guard let context = data.context else { return }
    context.noteChange(of: self)
    guard case .value(let old as Value)? = former else { return }
    context.registerUndo { [weak self] _ in self?.setAttribute(keyPath, old) }
  }

  private func related<Value>(_ keyPath: KeyPath<Self, Value>) -> [any PersistentModel]? {
    let data = persistentBackingData
    data.registrar.access(self, keyPath: keyPath)
    return data.related(keyPath)
  }

  private func relate<Value>(_ keyPath: KeyPath<Self, Value>, to models: [any PersistentModel]?) {
    let data = persistentBackingData
    // A model that is related to one of a context belongs to that context, too.
    let context = data.context ?? models?.lazy.compactMap(\.modelContext).first
    if let context {
      if data.context == nil { context.insert(self) }
      context.relate(self, keyPath, to: models)
    } else {
      data.registrar.withMutation(of: self, keyPath: keyPath) {
        data.slots[keyPath] = .models(models)
      }
    }
  }

  private func lacking(_ keyPath: AnyKeyPath) -> Never {
    fatalError(
      """
      This model instance was invalidated because its backing data could no longer be found the \
      store. \(persistentModelID)
      """
    )
  }
}
