/// A collection of models that a property can refer to.
public protocol RelationshipCollection {
  /// The type of the models.
  associatedtype PersistentElement: PersistentModel

  /// Creates a collection of models, or none.
  init(related models: [PersistentElement]?)

  /// The models, if there is a collection of them.
  var relatedModels: [any PersistentModel]? { get }
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// Creates an array of models.
  public init(related models: [Element]?) { self = models ?? [] }

  /// The models.
  public var relatedModels: [any PersistentModel]? { self }
}

extension Set: RelationshipCollection where Element: PersistentModel {
  /// Creates a set of models.
  public init(related models: [Element]?) { self.init(models ?? []) }

  /// The models.
  public var relatedModels: [any PersistentModel]? { Array(self) }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  /// The type of the models.
  public typealias PersistentElement = Wrapped.PersistentElement

  /// Creates a collection of models, or none.
  public init(related models: [Wrapped.PersistentElement]?) {
    self = models.map { Wrapped(related: $0) }
  }

  /// The models, if there is a collection of them.
  public var relatedModels: [any PersistentModel]? { flatMap(\.relatedModels) }
}
