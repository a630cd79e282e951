/// An activity that can be cancelled.
///
/// Modelled on <https://developer.apple.com/documentation/combine/cancellable>.
public protocol Cancellable {
  /// Ends the activity and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity alive as a member of a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this activity alive as a member of a set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
