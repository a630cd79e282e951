/// Which models are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What holds for the models.
  public var predicate: Predicate<T>?
  /// The order of the models.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of models.
  public var fetchLimit: Int?
  /// The number of models that are left out in front.
  public var fetchOffset: Int?
  /// Whether models are fetched that are not saved yet.
  public var includePendingChanges = true
  /// The properties that are read at once.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The related models that are read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes models by what holds for them and by their order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
