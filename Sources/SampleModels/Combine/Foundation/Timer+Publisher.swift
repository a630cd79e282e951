public import Foundation

extension Timer {
  /// A publisher of the date at regular intervals, once it is connected.
  /// - Parameters:
  ///   - interval: The time between two dates, in seconds.
  ///   - tolerance: How inexact the timer may be; taken for the sake of the signature.
  ///   - runLoop: Where the timer runs.
  ///   - mode: In which mode of the run loop it runs.
  ///   - options: What the run loop is told.
  /// - Returns: A publisher that waits for `connect()`.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at regular intervals, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Date

    /// A timer cannot fail.
    public typealias Failure = Never

    /// The time between two dates, in seconds.
    public final let interval: TimeInterval

    /// How inexact the timer may be, in seconds.
    public final let tolerance: TimeInterval?

    /// Where the timer runs.
    public final let runLoop: RunLoop

    /// In which mode of the run loop it runs.
    public final let mode: RunLoop.Mode

    /// What the run loop is told.
    public final let options: RunLoop.SchedulerOptions?

    private let lock = Lock()
    private var conduits = ConduitList.empty
    private var isConnected = false

    /// Makes the publisher.
    public init(
      interval: TimeInterval,
      tolerance: TimeInterval? = nil,
      runLoop: RunLoop,
      mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber; dates that it has not asked for are dropped.
    public final func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      let conduit = DemandConduit(owner: self, downstream: subscriber)
      lock.withLock { conduits.insert(conduit) }
      subscriber.receive(subscription: conduit)
    }

    /// The time between two dates, which is not less than that of any timer.
    private var period: TimeInterval { Swift.max(interval, SkippableTimer.shortest) }

    /// Starts a timer, which runs until the returned token is cancelled.
    public final func connect() -> any Cancellable {
      if let time = SkippableTime.current { return connect(by: time) }
      let publisher = UncheckedSendable(self)
      // Without a date of its own, a timer of Foundation on Linux fires at once.
      let first = Date(timeIntervalSinceNow: period)
      let timer = Timer(fire: first, interval: period, repeats: true) { _ in
        publisher.value.fire()
      }
      timer.tolerance = tolerance ?? 0
      lock.withLock { isConnected = true }
      runLoop.add(timer, forMode: mode)
      return TimerConnection {
        timer.invalidate()
        publisher.value.disconnect()
      }
    }

    /// Starts a timer that goes by the time of a mounted view.
    private func connect(by time: SkippableTime) -> any Cancellable {
      let runLoop = UncheckedSendable(runLoop)
      lock.withLock { isConnected = true }
      let timer = SkippableTimer(time, after: period, every: period) { action in
        runLoop.value.performSoon(action)
      } action: {
        self.fire()
      }
      return TimerConnection {
        timer.cancel()
        self.disconnect()
      }
    }

    private func fire() {
      lock.lock()
      let conduits = isConnected ? conduits : .empty
      lock.unlock()
      let date = Date()
      conduits.forEach(of: Conduit<Date, Never>.self) { $0.offer(date) }
    }

    private func disconnect() {
      lock.withLock { isConnected = false }
    }
  }
}

extension Timer.TimerPublisher: ConduitOwner {
  func disassociate(_ conduit: AnyConduit) {
    lock.withLock { conduits.remove(conduit) }
  }
}

private final class TimerConnection: Cancellable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func cancel() {
    let action = lock.withLock { self.action.take() }
    action?()
  }
}
