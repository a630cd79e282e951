/// What holds the values of a model's properties.
///
/// Apple's is a protocol with one implementation for models of a context and one for others; here
/// both are kept in memory alike.
public final class BackingData {
  /// The value of a property.
  enum Slot {
    /// A value of its own.
    case value(Any)
    /// The models that the property refers to; none where an optional property is `nil`.
    case models([any PersistentModel]?)
    /// The keys of the models that the property refers to, which nobody has asked for yet.
    case keys([Int]?)
  }

  /// The values of the properties by their key paths.
  var slots: [AnyKeyPath: Slot] = [:]
  /// What tells the views that read the properties of their changes.
  let registrar = ObservationRegistrar()
  /// What the model is known by in its store.
  var key = PersistentIdentifier.newKey()
  /// The model's place among all that were inserted into the store.
  var number = 0
  /// The version of what is stored that the values come from.
  var version = 0
  /// Whether there is something stored of the model.
  var isSaved = false
  /// The context that the model belongs to.
  weak var context: ModelContext?

  /// Creates backing data without values.
  public init() {}

  /// Sets what a property begins with.
  public func setInitialValue<Model: PersistentModel, Value>(
    _ value: Value,
    forKey keyPath: KeyPath<Model, Value>
  ) {
    slots[keyPath] = Self.slot(value)
  }

  /// Moves the values of other backing data here, where a subclass has set what its own properties
  /// begin with.
  public func takingOver(_ other: BackingData) -> BackingData {
    slots.merge(other.slots) { _, new in new }
    other.slots = [:]
    return self
  }

  private static func slot<Value>(_ value: Value) -> Slot {
    if let collection = value as? any RelationshipCollection,
      Value.self is any RelationshipCollection.Type
    {
      return .models(collection.relatedModels)
    }
    if Value.self is any PersistentModel.Type || Value.self is any OptionalModel.Type {
      return .models((value as? any PersistentModel).map { [$0] })
    }
    return .value(value)
  }

  /// The models that a property refers to, without those that were deleted.
  func related(_ keyPath: AnyKeyPath) -> [any PersistentModel]? {
    switch slots[keyPath] {
    case .models(let models)?: return models?.filter { !$0.isDeleted && !isLost($0) }
    case .keys(let keys)?:
      let models = keys.map { $0.compactMap { context?.model(withKey: $0) } }
      slots[keyPath] = .models(models)
      return models?.filter { !$0.isDeleted }
    case .value?, nil: return nil
    }
  }

  /// Whether a related model was removed from the store.
  private func isLost(_ model: any PersistentModel) -> Bool {
    let data = model.persistentBackingData
    return data.isSaved && data.context == nil
  }
}
