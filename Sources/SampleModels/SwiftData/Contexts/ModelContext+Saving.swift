extension ModelContext {
  /// Stores what was inserted, changed and deleted; other contexts of the container see it then.
  public func save() throws {
    guard hasChanges else { return }
    refresh()
    try validate()
    NotificationCenter.default.post(name: Self.willSave, object: self)
    replaceEqual()
    let identifiers = [
      NotificationKey.insertedIdentifiers.rawValue: inserted.models.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers.rawValue: changed.models.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers.rawValue: deleted.models.map(\.persistentModelID),
    ]
    let written = inserted.models + changed.models
    let removed = deleted.models.map { ($0.persistentBackingData.key, type(of: $0)) }
    let version = container.store.commit(
      Dictionary(written.map { ($0.persistentBackingData.key, $0.stored) }) { first, _ in first },
      removing: Dictionary(removed) { first, _ in first },
      by: signals
    )
    for model in written {
      model.persistentBackingData.isSaved = true
      model.persistentBackingData.version = version
    }
    for model in deleted.models { forget(model) }
    forgetChanges()
    seenVersion = version
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: identifiers)
  }

  /// Takes back all that was inserted, changed and deleted since the last save.
  public func rollback() {
    let (new, outdated) = (inserted.models, changed.models + deleted.models)
    forgetChanges()
    forgetUndo()
    for model in new { forget(model) }
    for model in outdated {
      guard let stored = container.store.model(withKey: model.persistentBackingData.key) else {
        continue
      }
      model.take(stored)
    }
    signals.fire((new + outdated).map { type(of: $0) })
  }

  /// Does something and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  private func forgetChanges() {
    inserted = ModelList()
    changed = ModelList()
    deleted = ModelList()
  }

  /// Refuses a store that must not change, and models that others must not lose.
  private func validate() throws {
    guard container.allowsSave else { throw SwiftDataError.modelValidationFailure }
    for model in deleted.models {
      let isNeeded = ModelShape.of(type(of: model)).properties.contains { property in
        guard property.relationship?.deleteRule == .deny, let keyPath = property.keypath else {
          return false
        }
        return !(model.persistentBackingData.related(keyPath) ?? []).isEmpty
      }
      if isNeeded { throw SwiftDataError.modelValidationFailure }
    }
  }
}

// MARK: - Uniqueness

extension ModelContext {
  /// Has new models take the places of those that have the same unique values.
  private func replaceEqual() {
    for model in inserted.models {
      for keyPaths in ModelShape.of(type(of: model)).uniqueness {
        let values = keyPaths.map { model.value(at: $0) }
        guard values.contains(where: { $0 != nil }) else { continue }
        let older = equals(of: model).first { other in
          keyPaths.map { other.value(at: $0) } == values
        }
        if let older { replace(older, with: model) }
      }
    }
  }

  private func equals<T: PersistentModel>(of model: T) -> [any PersistentModel] {
    models(of: T.self).filter {
      $0 !== model && $0.persistentBackingData.number < model.persistentBackingData.number
    }
  }

  private func replace(_ older: any PersistentModel, with model: any PersistentModel) {
    let (old, new) = (older.persistentBackingData, model.persistentBackingData)
    let isStored = old.isSaved
    inserted.remove(older)
    changed.remove(older)
    forget(older)
    registered[new.key] = nil
    (new.key, new.number) = (old.key, old.number)
    registered[new.key] = model
    // The older model is another one from now on.
    old.key = PersistentIdentifier.newKey()
    if isStored {
      inserted.remove(model)
      changed.add(model)
    }
    for owner in registered.values { owner.persistentBackingData.replace(older, with: model) }
    inheritRelated(of: older, by: model)
    signals.fire([type(of: model)])
  }
}

extension ModelContext {
  /// Has a model refer to what the one that it replaces refers to, where it refers to nothing.
  private func inheritRelated(of older: any PersistentModel, by model: any PersistentModel) {
    let (old, new) = (older.persistentBackingData, model.persistentBackingData)
    for property in ModelShape.of(type(of: model)).properties where property.destination != nil {
      guard let keyPath = property.keypath, new.related(keyPath)?.first == nil else { continue }
      property.mutate(model) { new.slots[keyPath] = old.slots[keyPath] }
    }
  }
}

extension BackingData {
  /// Has the properties that refer to a model refer to another one.
  fileprivate func replace(_ older: any PersistentModel, with model: any PersistentModel) {
    for case (let keyPath, .models(let models?)) in slots
    where models.contains(where: { $0 === older }) {
      let others = models.filter { $0 !== older && $0 !== model }
      slots[keyPath] = .models(others + [model])
    }
  }
}

extension PersistentModel {
  /// What is stored of the model.
  fileprivate var stored: StoredModel {
    let data = persistentBackingData
    var values: [AnyKeyPath: StoredModel.Value] = [:]
    for (keyPath, slot) in data.slots {
      switch slot {
      case .value(let value): values[keyPath] = .value(value)
      case .models, .keys:
        values[keyPath] = .keys(data.related(keyPath)?.map(\.persistentBackingData.key))
      }
    }
    return StoredModel(type: type(of: self), values: values, number: data.number)
  }

  /// The value of a property, for comparisons; none where it has none or cannot be compared.
  fileprivate func value(at keyPath: AnyKeyPath) -> AnyHashable? {
    guard case .value(let value)? = persistentBackingData.slots[keyPath] else { return nil }
    let hashable = value as? AnyHashable
    return hashable == AnyHashable(String?.none) ? nil : hashable
  }
}
