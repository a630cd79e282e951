/// The subscriber of operators that leave out values until a closure refuses one.
class DroppingSubscriber<Downstream: Subscriber, Failure: Error>: FilteringSubscriber<
  Downstream, Downstream.Input, Failure
>
{
  private let predicate: (Downstream.Input) throws -> Bool
  private var isDropping = true

  /// Makes a subscriber that shows itself as `name`.
  init(
    _ name: String,
    _ downstream: Downstream,
    _ predicate: @escaping (Downstream.Input) throws -> Bool
  ) {
    self.predicate = predicate
    super.init(name, downstream, isStrict: false)
  }

  override var customMirror: Mirror { Mirror(self, children: [:]) }

  override func step(_ input: Downstream.Input) throws -> FilterStep<Downstream.Input> {
    guard isDropping else { return .pass(input) }
    if try predicate(input) { return .drop }
    isDropping = false
    return .pass(input)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    super.request(demand)
  }
}
