import Foundation
import Testing

@testable import DocCheck

/// Measures work by the time of the processor that it takes, however busy the machine is.
enum ProcessorTime {
  /// The seconds that some work takes.
  ///
  /// - Parameter work: work of one thread. It runs on a deep stack, where deep work starts no thread
  ///   of its own that would not be counted.
  static func seconds(of work: @escaping @Sendable () throws -> Void) throws -> Double {
    let result = DeepStack.run {
      Result {
        let start = now
        try work()
        return now - start
      }
    }
    return try #require(result).get()
  }

  /// Whether eight times as much work takes far less than the square of that, which is 64, times as
  /// long.
  static func isLinear(
    from count: Int,
    _ work: @escaping @Sendable (Int) throws -> Void
  ) throws -> Bool {
    let once = try seconds { try work(count) }
    return isLinear(once, eightTimes: try seconds { try work(8 * count) })
  }

  /// Whether the seconds of eight times as much work are far from the square's; what is too short to
  /// measure is linear.
  static func isLinear(_ once: Double, eightTimes: Double) -> Bool {
    eightTimes < once * 40 + 0.3
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
