import Dispatch

/// As many places as there may be processes, or threads at work, at once.
final class Slots: Sendable {
  private let free: DispatchSemaphore

  init(count: Int) { free = DispatchSemaphore(value: count) }

  /// Does something as soon as there is a place for it.
  func use<Result>(for work: () throws -> Result) rethrows -> Result {
    free.wait()
    defer { free.signal() }
    return try work()
  }

  /// Does something during which the caller's place is free for others.
  func lend<Result>(during work: () throws -> Result) rethrows -> Result {
    free.signal()
    defer { free.wait() }
    return try work()
  }
}
