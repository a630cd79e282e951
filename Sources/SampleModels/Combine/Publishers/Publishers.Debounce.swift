extension Publishers {
  /// A publisher that sends a value only when none has followed it for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The same values as upstream.
    public typealias Output = Upstream.Output

    /// The same failures as upstream.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// How long there must be silence.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Where values are delivered.
    public let scheduler: Context

    /// What the scheduler is told about the work.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        Inner(downstream: subscriber, dueTime: dueTime, scheduler: scheduler, options: options)
      )
    }
  }
}

extension Publishers.Debounce {
  private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure

    private let lock = Lock()
    private let downstreamLock = RecursiveLock()
    private let downstream: Downstream
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var status = SubscriptionStatus.awaitingSubscription
    private var demand = Subscribers.Demand.none
    private var current: Input?
    private var generation = 0
    private var timer: (any Cancellable)?

    init(
      downstream: Downstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.downstream = downstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    var description: String { "Debounce" }

    var customMirror: Mirror {
      lock.withLock {
        Mirror(
          self,
          children: [
            "downstream": downstream, "downstreamDemand": demand, "currentValue": current as Any,
          ]
        )
      }
    }

    func receive(subscription: any Subscription) {
      guard lock.withLock({ status.open(subscription) }) else {
        subscription.cancel()
        return
      }
      downstream.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.lock()
      guard case .subscribed = status else {
        lock.unlock()
        return .none
      }
      generation += 1
      current = input
      let generation = generation
      let old = timer.take()
      lock.unlock()
      old?.cancel()
      let due = scheduler.now.advanced(by: dueTime)
      let timer = scheduler.schedule(
        after: due,
        interval: dueTime,
        tolerance: scheduler.minimumTolerance,
        options: options
      ) { self.elapsed(generation) }
      adopt(timer, generation)
      return .none
    }

    /// Keeps a timer unless a newer value, the end or its own firing came first.
    private func adopt(_ timer: any Cancellable, _ generation: Int) {
      lock.lock()
      guard case .subscribed = status, generation == self.generation, current != nil else {
        lock.unlock()
        timer.cancel()
        return
      }
      self.timer = timer
      lock.unlock()
    }

    private func elapsed(_ generation: Int) {
      lock.lock()
      guard case .subscribed = status, generation == self.generation, let value = current else {
        lock.unlock()
        return
      }
      let timer = timer.take()
      current = nil
      guard demand != .none else {
        lock.unlock()
        timer?.cancel()
        return
      }
      demand -= 1
      lock.unlock()
      timer?.cancel()
      let more = downstreamLock.withLock { downstream.receive(value) }
      if more != .none { lock.withLock { demand += more } }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      guard let (_, timer) = end() else { return }
      timer?.cancel()
      scheduler.schedule { self.deliver(completion) }
    }

    private func deliver(_ completion: Subscribers.Completion<Failure>) {
      downstreamLock.withLock { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      lock.withLock {
        if case .subscribed = status { self.demand += demand }
      }
    }

    func cancel() {
      guard let (subscription, timer) = end() else { return }
      subscription.cancel()
      timer?.cancel()
    }

    /// Goes into the last state and answers what was open.
    private func end() -> (subscription: any Subscription, timer: (any Cancellable)?)? {
      lock.withLock {
        guard case .subscribed(let subscription) = status else { return nil }
        status = .terminal
        current = nil
        return (subscription, timer.take())
      }
    }
  }
}

extension Publisher {
  /// Sends a value only when none has followed it for a while.
  /// - Parameters:
  ///   - dueTime: How long there must be silence.
  ///   - scheduler: Where values are delivered.
  ///   - options: What the scheduler is told about the work.
  /// - Returns: A publisher of the values that were followed by silence.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self,
      dueTime: dueTime,
      scheduler: scheduler,
      options: options
    )
  }
}
