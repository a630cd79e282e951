/// Models in the order in which they were added, each of them once.
struct ModelList {
  private(set) var models: [any PersistentModel] = []
  private var identities: Set<ObjectIdentifier> = []

  /// Whether there is no model.
  var isEmpty: Bool { models.isEmpty }

  /// Whether a model is there.
  func contains(_ model: any PersistentModel) -> Bool {
    identities.contains(ObjectIdentifier(model))
  }

  /// Adds a model after the others, unless it is there.
  mutating func add(_ model: any PersistentModel) {
    if identities.insert(ObjectIdentifier(model)).inserted { models.append(model) }
  }

  /// Removes a model.
  mutating func remove(_ model: any PersistentModel) {
    guard identities.remove(ObjectIdentifier(model)) != nil else { return }
    models.removeAll { $0 === model }
  }
}
