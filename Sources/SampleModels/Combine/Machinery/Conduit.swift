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
