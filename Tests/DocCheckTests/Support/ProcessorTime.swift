import Foundation

/// Measures work by the time of the processor that it takes, however busy the machine is.
enum ProcessorTime {
  /// The seconds that this thread takes for some work.
  static func seconds(of work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
