extension Publishers {
  /// A publisher that connects at the first subscriber and disconnects after the last.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var isConnecting = false
    private var connection: (any Cancellable)?

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber and connects if it is the first.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      lock.withLock { subscriberCount += 1 }
      upstream.subscribe(Inner(parent: self, downstream: subscriber))
      lock.lock()
      // Another thread, or a subscriber from inside, may be about to connect.
      guard connection == nil, !isConnecting, subscriberCount > 0 else {
        lock.unlock()
        return
      }
      isConnecting = true
      lock.unlock()
      let connection = upstream.connect()
      lock.lock()
      isConnecting = false
      guard subscriberCount > 0 else {
        lock.unlock()
        connection.cancel()
        return
      }
      self.connection = connection
      lock.unlock()
    }

    fileprivate func subscriberDidCancel() {
      lock.lock()
      subscriberCount -= 1
      let connection = subscriberCount == 0 ? connection.take() : nil
      lock.unlock()
      connection?.cancel()
    }
  }
}

extension Publishers.Autoconnect {
  private struct Inner<Downstream: Subscriber>: Subscriber, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    let combineIdentifier = CombineIdentifier()
    let parent: Publishers.Autoconnect<Upstream>
    let downstream: Downstream

    init(parent: Publishers.Autoconnect<Upstream>, downstream: Downstream) {
      self.parent = parent
      self.downstream = downstream
    }

    var description: String { "Autoconnect" }

    var customMirror: Mirror {
      Mirror(self, children: ["parent": parent, "downstream": downstream])
    }

    func receive(subscription: any Subscription) {
      downstream.receive(
        subscription: CancelObservingSubscription(subscription, parent.subscriberDidCancel)
      )
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}
