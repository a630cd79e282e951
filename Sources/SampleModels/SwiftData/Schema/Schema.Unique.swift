extension Schema {
  /// The properties that no two models of a class may share, taken together.
  public final class Unique<T: PersistentModel> {
    /// The properties, a list for each constraint.
    public let constraints: [[PartialKeyPath<T>]]

    /// Creates constraints.
    public init(_ constraints: [PartialKeyPath<T>]...) {
      self.constraints = constraints
    }
  }
}
