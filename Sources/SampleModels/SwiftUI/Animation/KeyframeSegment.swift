import Foundation

/// The part of a track up to one keyframe.
package struct KeyframeSegment<Value: Animatable> {
  /// How the value is reached.
  package enum Form {
    /// At once.
    case move
    /// Along a curve of time.
    case linear(UnitCurve)
    /// Smoothly, with the velocities at both ends if they are given.
    case cubic(start: Value?, end: Value?)
    /// As a spring moves, with the velocity at the start if it is given.
    case spring(Spring, start: Value?)
  }

  /// The value that is reached.
  package let value: Value
  /// How long it takes.
  package let duration: TimeInterval
  /// How it is reached.
  package let form: Form
}

/// Keyframes whose segments are known.
protocol SegmentedKeyframes<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The segments, one after the other.
  var segments: [KeyframeSegment<Value>] { get }
}

/// A value that runs along segments.
struct KeyframePath<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  private let initial: Value
  private let segments: [KeyframeSegment<Value>]

  init(from initial: Value, _ segments: [KeyframeSegment<Value>]) {
    self.initial = initial
    self.segments = segments
  }

  /// How long all segments take.
  var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

  /// The value at a time.
  func value(at time: TimeInterval) -> Value {
    var start: TimeInterval = 0
    for (index, segment) in segments.enumerated() {
      if time < start + segment.duration {
        var value = initial
        value.animatableData = vector(index, max(0, time - start))
        return value
      }
      start += segment.duration
    }
    return segments.last?.value ?? initial
  }

  private func vector(_ index: Int, _ time: TimeInterval) -> Vector {
    let segment = segments[index]
    let (from, to) = (vector(before: index), segment.value.animatableData)
    let progress = time / segment.duration
    switch segment.form {
    case .move: return to
    case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: progress))
    case .spring(let spring, let start):
      let velocity = start?.animatableData ?? self.velocity(at: index)
      return from + spring.value(target: to - from, initialVelocity: velocity, time: time)
    case .cubic(let start, let end):
      let first = (start?.animatableData ?? velocity(at: index)).scaled(by: segment.duration)
      let second = (end?.animatableData ?? velocity(at: index + 1)).scaled(by: segment.duration)
      let (square, cube) = (progress * progress, progress * progress * progress)
      return from.scaled(by: 2 * cube - 3 * square + 1) + to.scaled(by: 3 * square - 2 * cube)
        + first.scaled(by: cube - 2 * square + progress) + second.scaled(by: cube - square)
    }
  }

  private func vector(before index: Int) -> Vector {
    (index == 0 ? initial : segments[index - 1].value).animatableData
  }

  /// The velocity between two segments: that of the way from the keyframe before to the one behind
  /// for two smooth ones, that of the straight neighbour beside one, and none at the ends.
  private func velocity(at index: Int) -> Vector {
    guard index > 0, index < segments.count else { return .zero }
    let (before, behind) = (segments[index - 1], segments[index])
    switch (before.form, behind.form) {
    case (.linear, _): return slope(index - 1..<index)
    case (_, .linear): return slope(index..<index + 1)
    case (.cubic, .cubic): return slope(index - 1..<index + 1)
    default: return .zero
    }
  }

  private func slope(_ range: Range<Int>) -> Vector {
    let duration = segments[range].reduce(0) { $0 + $1.duration }
    let way = segments[range.upperBound - 1].value.animatableData - vector(before: range.lowerBound)
    return duration > 0 ? way.scaled(by: 1 / duration) : .zero
  }
}
