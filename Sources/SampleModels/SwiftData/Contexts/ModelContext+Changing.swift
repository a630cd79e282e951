extension ModelContext {
  /// Adds a model with all that it is related to; the next save stores them.
  public func insert<T: PersistentModel>(_ model: T) {
    let data = model.persistentBackingData
    if data.context === self {
      if deleted.contains(model) { restore(model) }
      return
    }
    guard data.context == nil else {
      fatalError("Illegal attempt to insert a model in to a different model context.")
    }
    let type = Swift.type(of: model)
    guard container.schema.contains(type) else {
      fatalError("Failed to find any currently loaded container for \(type)")
    }
    data.context = self
    data.number = container.store.nextNumber()
    data.isSaved = false
    registered[data.key] = model
    inserted.add(model)
    registerUndo { $0.delete(model) }
    insertRelated(of: model)
    signals.fire([type])
    saveSoon()
  }

  /// Inserts what a new model refers to, which refers back from now on.
  private func insertRelated(of model: any PersistentModel) {
    let shape = ModelShape.of(type(of: model))
    for property in shape.properties where property.destination != nil {
      guard let keyPath = property.keypath else { continue }
      let models = model.persistentBackingData.related(keyPath) ?? []
      for other in models where other.modelContext == nil { insert(other) }
      guard let inverse = shape.inverse(of: property) else { continue }
      for other in models { link(other, inverse, to: model) }
    }
  }

  /// Removes a model in the next save, and does with what is related as its rules say.
  public func delete<T: PersistentModel>(_ model: T) {
    let data = model.persistentBackingData
    guard data.context === self, !deleted.contains(model) else { return }
    let shape = ModelShape.of(type(of: model))
    let isNew = inserted.contains(model)
    registerUndo { $0.insert(model) }
    if !isNew { deleted.add(model) }
    inserted.remove(model)
    changed.remove(model)
    for property in shape.properties where property.destination != nil {
      guard let keyPath = property.keypath else { continue }
      let models = data.related(keyPath) ?? []
      switch property.relationship?.deleteRule ?? .nullify {
      case .cascade: for other in models { delete(other) }
      case .nullify:
        guard let inverse = shape.inverse(of: property) else { continue }
        for other in models { unlink(other, inverse, from: model) }
      case .deny, .noAction: continue
      }
    }
    if isNew { forget(model) }
    signals.fire([type(of: model)])
    saveSoon()
  }

  /// Removes the models for which a predicate holds, or all of a class.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor(predicate: predicate))
    where includeSubclasses || type(of: model) == T.self {
      delete(model)
    }
  }

  /// Takes back that a model was deleted.
  func restore(_ model: any PersistentModel) {
    deleted.remove(model)
    changed.add(model)
    signals.fire([type(of: model)])
  }

  /// Lets a model go.
  func forget(_ model: any PersistentModel) {
    registered[model.persistentBackingData.key] = nil
    model.persistentBackingData.context = nil
  }

  /// Notes that a property of a model has changed.
  func noteChange(of model: any PersistentModel) {
    guard !inserted.contains(model), !deleted.contains(model) else { return }
    changed.add(model)
    saveSoon()
  }
}

// MARK: - Relationships

extension ModelContext {
  /// Has a property refer to models, and those refer back.
  func relate(
    _ model: any PersistentModel,
    _ keyPath: AnyKeyPath,
    to models: [any PersistentModel]?
  ) {
    let shape = ModelShape.of(type(of: model))
    guard let property = shape.property(at: keyPath) else { return }
    let old = model.persistentBackingData.related(keyPath) ?? []
    let new = models ?? []
    for other in new where other.modelContext == nil { insert(other) }
    set(property, of: model, to: models)
    guard let inverse = shape.inverse(of: property) else { return }
    for other in old where !new.contains(where: { $0 === other }) {
      unlink(other, inverse, from: model)
    }
    for other in new where !old.contains(where: { $0 === other }) {
      link(other, inverse, to: model)
    }
  }

  /// Has a property of a model refer to another one as well, or instead of the one before.
  private func link(
    _ model: any PersistentModel,
    _ property: Schema.PropertyMetadata,
    to other: any PersistentModel
  ) {
    guard let keyPath = property.keypath else { return }
    let old = model.persistentBackingData.related(keyPath) ?? []
    guard !old.contains(where: { $0 === other }) else { return }
    set(property, of: model, to: property.isToMany ? old + [other] : [other])
    guard !property.isToMany, let former = old.first,
      let back = ModelShape.of(type(of: model)).inverse(of: property)
    else { return }
    unlink(former, back, from: model)
  }

  /// Has a property of a model not refer to another one any more, unless it must refer to one.
  private func unlink(
    _ model: any PersistentModel,
    _ property: Schema.PropertyMetadata,
    from other: any PersistentModel
  ) {
    guard let keyPath = property.keypath else { return }
    let old = model.persistentBackingData.related(keyPath) ?? []
    let new = old.filter { $0 !== other }
    // One that was deleted is left out already; those who have read the property do not know it.
    guard property.isToMany || property.isOptional else { return }
    set(property, of: model, to: property.isToMany || !new.isEmpty ? new : nil)
  }

  private func set(
    _ property: Schema.PropertyMetadata,
    of model: any PersistentModel,
    to models: [any PersistentModel]?
  ) {
    guard let keyPath = property.keypath else { return }
    let former = model.persistentBackingData.related(keyPath)
    registerUndo { $0.relate(model, keyPath, to: former) }
    property.mutate(model) { model.persistentBackingData.slots[keyPath] = .models(models) }
    noteChange(of: model)
  }
}
