import Synchronization

/// A clock that does not move until a test moves it, for code that takes a clock to sleep by.
///
/// Code without a clock of its own waits by the time of its mounted view, which `settle`, `wait` and
/// `advance` skip.
public final class VirtualClock: Clock {
  /// A point in time, told by its distance from the clock's beginning.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    init(_ offset: Duration) {
      self.offset = offset
    }

    /// The instant after some time.
    public func advanced(by duration: Duration) -> Instant { Instant(offset + duration) }

    /// The time up to another instant.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one instant comes before another.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// Somebody who waits for an instant.
  fileprivate struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// What the clock knows.
  fileprivate struct State {
    var now = Instant(.zero)
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var count = 0
  }

  private let state = Mutex(State())

  /// Makes a clock that is at its beginning.
  public init() {}

  /// The instant at which the clock is.
  public var now: Instant { state.withLock(\.now) }

  /// The smallest step.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the clock has been moved to an instant.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
        let ending = state.withLock { $0.add(sleeper) }
        if let ending { continuation.resume(with: ending) }
      }
    } onCancel: {
      let sleeper = state.withLock { $0.cancel(id) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on, and wakes those who wait for an instant on the way, one after the other.
  public func advance(by duration: Duration) async {
    let end = now.advanced(by: duration)
    await Self.turns()
    while let sleeper = state.withLock({ $0.wake(before: end) }) {
      sleeper.continuation.resume()
      await Self.turns()
    }
    state.withLock { $0.now = end }
  }

  /// Lets tasks that were woken go on until they sleep again.
  private static func turns() async {
    for _ in 0..<20 {
      await Turn.pass()
      await Task.yield()
    }
  }
}

extension VirtualClock.State {
  /// Has somebody wait, or tells how the waiting has ended already.
  mutating func add(_ sleeper: VirtualClock.Sleeper) -> Result<Void, any Error>? {
    if cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
    if sleeper.deadline <= now { return .success(()) }
    sleepers.append(sleeper)
    return nil
  }

  /// Ends the waiting of somebody, who may not even have begun.
  mutating func cancel(_ id: Int) -> VirtualClock.Sleeper? {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
      cancelled.insert(id)
      return nil
    }
    return sleepers.remove(at: index)
  }

  /// Moves on to the next instant that somebody waits for, if it is not behind an end.
  mutating func wake(before end: VirtualClock.Instant) -> VirtualClock.Sleeper? {
    let next = sleepers.indices.min {
      (sleepers[$0].deadline, sleepers[$0].id) < (sleepers[$1].deadline, sleepers[$1].id)
    }
    guard let next, sleepers[next].deadline <= end else { return nil }
    now = sleepers[next].deadline
    return sleepers.remove(at: next)
  }
}
