/// A class whose instances a context can keep; `@Model` writes what it requires.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// Creates a model whose properties are in backing data.
  init(backingData: BackingData)

  /// What holds the values of the model's properties.
  var persistentBackingData: BackingData { get set }

  /// What the model's properties are.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
}

extension PersistentModel {
  /// What tells the model from all others of its store.
  public var persistentModelID: PersistentIdentifier {
    let data = persistentBackingData
    return PersistentIdentifier(
      key: data.key,
      entityName: ModelShape.of(type(of: self)).name,
      storeIdentifier: data.isSaved ? data.context?.container.store.identifier : nil
    )
  }

  /// The identity of the model, unless its class has a property of this name.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the model belongs to.
  public var modelContext: ModelContext? { persistentBackingData.context }

  /// Whether the next save removes the model.
  public var isDeleted: Bool {
    persistentBackingData.context?.isDeleted(self) ?? false
  }

  /// Whether the model differs from what is stored of it.
  public var hasChanges: Bool {
    persistentBackingData.context?.hasChanges(in: self) ?? false
  }

  /// Whether two models are the same one.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.persistentModelID == rhs.persistentModelID
  }

  /// Hashes the identity of the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}
