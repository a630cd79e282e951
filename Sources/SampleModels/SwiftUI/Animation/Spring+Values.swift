import Foundation

extension Spring {
  /// How far from its end a spring counts as at rest, as a part of its way.
  private static let rest = 0.001

  /// The damping, 1 for a spring that does not bounce.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  /// How long one swing takes.
  public var response: Double { duration }

  /// How long it takes until the spring is at rest.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: Self.rest)
  }

  /// The value of a spring that began at nothing.
  public func value<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let (left, gained) = factors(time)
    var value = target
    value.scale(by: 1 - left)
    var velocity = initialVelocity
    velocity.scale(by: gained)
    return value + velocity
  }

  /// The velocity of a spring that began at nothing.
  public func velocity<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    time: TimeInterval
  ) -> V {
    let step = 0.0001
    let start = max(0, time - step)
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: start)
    change.scale(by: 1 / (time + step - start))
    return change
  }

  /// How long it takes until a spring stays near its end.
  public func settlingDuration<V: VectorArithmetic>(
    target: V,
    initialVelocity: V = .zero,
    epsilon: Double
  ) -> TimeInterval {
    let step = max(duration, 0.01) / 100
    var last = 0.0
    for count in 0..<5000 {
      let time = Double(count) * step
      let off = target - value(target: target, initialVelocity: initialVelocity, time: time)
      if off.magnitudeSquared.squareRoot() > epsilon { last = time + step }
    }
    return last
  }

  /// The part of the way that is left after a time, and what a unit of velocity has added by then.
  private func factors(_ time: TimeInterval) -> (left: Double, gained: Double) {
    let omega = 2 * Double.pi / max(duration, 0.0001)
    let ratio = dampingRatio
    let decay = exp(-ratio * omega * time)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let swing = cos(damped * time) + ratio * omega / damped * sin(damped * time)
      return (decay * swing, decay * sin(damped * time) / damped)
    }
    // A spring that is damped more than critically is taken as critically damped.
    let critical = exp(-omega * time)
    return (critical * (1 + omega * time), critical * time)
  }
}
