public import Dispatch

extension DispatchQueue: Scheduler {
  /// What may be said about work on a dispatch queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS

    /// Flags of the work item.
    public var flags: DispatchWorkItemFlags

    /// The group that the work enters.
    public var group: DispatchGroup?

    /// Makes options; without arguments they say nothing.
    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present moment.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// No inexactness.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(.seconds(0)) }

  /// Does something as soon as the queue is free.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = UncheckedSendable(action)
    async(
      group: options?.group,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action.value() }
  }

  /// Does something after a moment.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedSendable(action)
    if let time = SkippableTime.current {
      let delay = Double(now.distance(to: date).magnitude) / 1e9
      let options = UncheckedSendable(options)
      time.after(delay) { self.schedule(options: options.value) { action.value() } }
      return
    }
    let group = options?.group
    group?.enter()
    asyncAfter(
      deadline: date.dispatchTime,
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action.value()
      group?.leave()
    }
  }

  /// Does something again and again, until cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedSendable(action)
    if let time = SkippableTime.current {
      let timer = SkippableTimer(
        time,
        after: Double(now.distance(to: date).magnitude) / 1e9,
        every: Double(interval.magnitude) / 1e9,
        run: { self.async(execute: $0) },
        action: action.value
      )
      return AnyCancellable(timer)
    }
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime,
      repeating: interval.timeInterval,
      leeway: Swift.max(tolerance, minimumTolerance).timeInterval
    )
    timer.setEventHandler(
      qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) { action.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
