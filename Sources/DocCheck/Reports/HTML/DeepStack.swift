import Foundation
import Synchronization

/// Runs work that recurses as deeply as an article nests its code.
enum DeepStack {
  /// Reserved, not used: pages count only once they are touched.
  private static let size = 512 << 20

  /// Runs the work on a thread with a stack of 512 MB and waits for its result.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      box.result.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    return box.result.withLock(\.self)
  }

  /// Carries the result from one thread to the other.
  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
