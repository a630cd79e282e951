/// The way from a publisher to one of its subscribers, of any type.
///
/// Lists hold conduits by this type, which is not generic: sending then needs no type metadata to
/// be looked up at run time.
class AnyConduit {}

/// The way of values to one of the subscribers, whose type a subclass knows.
class Conduit<Output, Failure: Error>: AnyConduit {
  /// Delivers a value if there is demand for it.
  func offer(_ output: Output) {
    preconditionFailure("a subclass holds the subscriber")
  }

  /// Delivers the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    preconditionFailure("a subclass holds the subscriber")
  }
}

/// A publisher that keeps a list of conduits.
protocol ConduitOwner: AnyObject {
  /// Takes a conduit out of the list.
  func disassociate(_ conduit: AnyConduit)
}
