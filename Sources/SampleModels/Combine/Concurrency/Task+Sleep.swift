// Sleeping and the continuous clock, in the place of Swift's own declarations: code that runs for a
// mounted view sleeps by the time of the view. Everywhere else they do what Swift's do.

extension Task where Success == Never, Failure == Never {
  /// Waits for some nanoseconds.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Waits for some time by a clock.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard let time = SkippableTime.current, clock is ContinuousClock,
      let duration = duration as? Duration
    else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await time.sleep(for: duration)
  }

  /// Waits until a moment of a clock.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard clock is ContinuousClock, let deadline = deadline as? ContinuousClock.Instant else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance as? Duration)
  }
}

extension ContinuousClock {
  /// The moment now.
  public var now: Instant { Instant.now }

  /// The moment now.
  public static var now: Instant { Instant.now }

  /// Waits until a moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let time = SkippableTime.current else {
      return try await Self.wait(self, until: deadline, tolerance)
    }
    try await time.sleep(for: now.duration(to: deadline))
  }

  /// Waits for some time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Waits by a clock's own means: a generic function knows nothing of the declarations here.
  private static func wait<C: Clock>(
    _ clock: C,
    until deadline: C.Instant,
    _ tolerance: C.Instant.Duration?
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// The moment now by a clock's own means.
  fileprivate static func systemNow<C: Clock>(_ clock: C) -> C.Instant { clock.now }
}

extension ContinuousClock.Instant {
  /// The moment now.
  public static var now: ContinuousClock.Instant {
    let now = ContinuousClock.systemNow(ContinuousClock())
    guard let time = SkippableTime.current else { return now }
    return now.advanced(by: .seconds(time.skippedTime))
  }
}
