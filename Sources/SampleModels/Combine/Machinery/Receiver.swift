/// A subscriber after one reference.
///
/// A chain of operators makes a subscriber of many parts; who holds it like this can take hold of
/// it and let go of it at the cost of one part.
final class Receiver<Downstream: Subscriber> {
  /// The subscriber.
  let base: Downstream

  /// Holds a subscriber.
  init(_ base: Downstream) {
    self.base = base
  }
}
