extension ModelContext {
  /// The models that a descriptor describes, in the order of their insertion unless it says
  /// another one.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    refresh()
    var models = models(of: T.self).filter { descriptor.includePendingChanges || isStored($0) }
    if let predicate = descriptor.predicate {
      models = try models.filter { try Self.holds(predicate, for: $0) }
    }
    if !descriptor.sortBy.isEmpty { models = models.sorted(using: descriptor.sortBy) }
    let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// The models that a descriptor describes, in batches.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(try fetch(descriptor))
  }

  /// The number of the models that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The identifiers of the models that a descriptor describes, in batches.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(descriptor))
  }

  /// Does something with each model that a descriptor describes.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>,
    batchSize: Int = 5000,
    allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model of an identifier; one that is not there has no values to read.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    refresh()
    if let model = model(withKey: persistentModelID.id.key) { return model }
    let types = container.schema.types
    guard let type = types.first(where: { ModelShape.of($0).name == persistentModelID.entityName })
    else { fatalError("Failed to find any currently loaded container for \(persistentModelID)") }
    return type.init(backingData: BackingData())
  }

  /// The model of an identifier, if the context knows it already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    registered[persistentModelID.id.key] as? T
  }
}

extension ModelContext {
  /// A comparison with a value that is not there is false in a store; in memory it is an error.
  private static func holds<T>(_ predicate: Predicate<T>, for model: T) throws -> Bool {
    do {
      return try predicate.evaluate(model)
    } catch is PredicateError {
      return false
    }
  }

  /// All models of a class that are not deleted, in the order of their insertion.
  func models<T: PersistentModel>(of type: T.Type) -> [T] {
    let stored = container.store.all().filter { ModelShape.isType($0.value.type, T.self) }
    for (key, model) in stored where registered[key] == nil { register(model, key) }
    return registered.values.compactMap { $0 as? T }.filter { !deleted.contains($0) }
      .sorted { $0.persistentBackingData.number < $1.persistentBackingData.number }
  }

  private func isStored(_ model: any PersistentModel) -> Bool { !inserted.contains(model) }

  /// The model of a key, known already or made of what is stored.
  func model(withKey key: Int) -> (any PersistentModel)? {
    if let known = registered[key] { return known }
    return container.store.model(withKey: key).map { register($0, key) }
  }

  @discardableResult
  private func register(_ stored: StoredModel, _ key: Int) -> any PersistentModel {
    let data = BackingData()
    data.key = key
    data.context = self
    data.take(stored)
    let model = stored.type.init(backingData: data)
    registered[key] = model
    return model
  }

  /// Reads what other contexts have saved, but for what was changed here.
  func refresh() {
    guard let changes = container.store.changes(since: seenVersion) else { return }
    seenVersion = changes.version
    for (key, stored) in changes.models {
      guard let model = registered[key], !hasChanges(in: model),
        model.persistentBackingData.version < stored.version
      else { continue }
      model.take(stored)
    }
    for key in changes.removed {
      guard let model = registered[key] else { continue }
      changed.remove(model)
      deleted.remove(model)
      forget(model)
    }
  }
}

extension BackingData {
  /// Takes over what is stored.
  fileprivate func take(_ stored: StoredModel) {
    slots = stored.values.mapValues { value in
      switch value {
      case .value(let value): .value(value)
      case .keys(let keys): .keys(keys)
      }
    }
    number = stored.number
    version = stored.version
    isSaved = true
  }
}

extension PersistentModel {
  /// Takes over what is stored, and tells those who have read the properties.
  func take(_ stored: StoredModel) {
    persistentBackingData.take(stored)
    for property in ModelShape.of(type(of: self)).properties { property.mutate(self) {} }
  }
}
