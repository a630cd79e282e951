extension Schema {
  /// The properties that the models of a class are often searched by.
  public final class Index<T: PersistentModel> {
    /// How an index is made.
    public enum Types<Model: PersistentModel> {
      /// By the order of values.
      case binary([PartialKeyPath<Model>])
      /// By places in the plane.
      case rtree([PartialKeyPath<Model>])
    }

    /// The indices.
    public let indices: [Types<T>]

    /// Creates indices by the order of values.
    public init(_ indices: [PartialKeyPath<T>]...) {
      self.indices = indices.map { .binary($0) }
    }

    /// Creates indices.
    public init(_ indices: Types<T>...) {
      self.indices = indices
    }
  }
}
