/// What all contexts of a container have saved.
final class ModelStore: @unchecked Sendable {
  /// What has changed since a version of the store.
  struct Changes {
    /// The version now.
    let version: Int
    /// The models with new values, by their keys.
    let models: [Int: StoredModel]
    /// The keys of the models that were removed.
    let removed: Set<Int>
  }

  /// The name of the store.
  let identifier = UUID().uuidString

  private let lock = NSLock()
  private var models: [Int: StoredModel] = [:]
  private var removals: [Int: Int] = [:]
  private var version = 0
  private var lastNumber = 0
  private var listeners: [ObjectIdentifier: Listener] = [:]

  /// The signals of a context.
  private struct Listener {
    weak var signals: EntitySignals?
  }

  /// The number of the model that is inserted next.
  func nextNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  /// Tells a context of what others save.
  func add(_ signals: EntitySignals) {
    lock.withLock { listeners[ObjectIdentifier(signals)] = Listener(signals: signals) }
  }

  /// What is stored, by keys.
  func all() -> [Int: StoredModel] { lock.withLock { models } }

  /// What is stored of a model.
  func model(withKey key: Int) -> StoredModel? { lock.withLock { models[key] } }

  /// What has changed since a version; nothing if nothing has.
  func changes(since old: Int) -> Changes? {
    lock.withLock {
      guard old != version else { return nil }
      return Changes(
        version: version,
        models: models.filter { $0.value.version > old },
        removed: Set(removals.filter { $0.value > old }.keys)
      )
    }
  }

  /// Stores and removes models, and tells the other contexts.
  ///
  /// - Returns: the version that the store has now.
  func commit(
    _ written: [Int: StoredModel],
    removing removed: [Int: any PersistentModel.Type],
    by origin: EntitySignals?
  ) -> Int {
    let (version, others) = lock.withLock {
      self.version += 1
      for (key, var model) in written {
        model.version = self.version
        models[key] = model
      }
      for key in removed.keys {
        models[key] = nil
        removals[key] = self.version
      }
      listeners = listeners.filter { $0.value.signals != nil }
      return (self.version, listeners.values.compactMap(\.signals).filter { $0 !== origin })
    }
    let types = written.values.map(\.type) + removed.values
    for signals in others { signals.fire(types) }
    return version
  }

  /// Makes the models those of other classes, each made of the stored one or left out.
  func convert(_ transform: (StoredModel) throws -> StoredModel?) throws {
    try lock.withLock {
      version += 1
      models = try models.compactMapValues(transform).mapValues { model in
        var model = model
        model.version = version
        return model
      }
    }
  }

  /// Removes everything.
  func removeAll() {
    let types = all().mapValues(\.type)
    _ = commit([:], removing: types, by: nil)
  }
}

extension ModelStore {
  private static let placesLock = NSLock()
  nonisolated(unsafe) private static var places: [URL: ModelStore] = [:]

  /// The store of a place, which all containers share that name it.
  static func at(_ place: URL) -> ModelStore {
    placesLock.withLock {
      let store = places[place.standardizedFileURL] ?? ModelStore()
      places[place.standardizedFileURL] = store
      return store
    }
  }
}
