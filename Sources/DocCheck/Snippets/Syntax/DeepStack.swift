import Foundation
import Synchronization

/// Runs work that recurses as deeply as an article nests its code.
enum DeepStack {
  /// Reserved, not used: pages count only once they are touched.
  private static let size = 512 << 20

  /// Runs the work on a stack of 512 MB and waits for its result: at once where the thread has such a
  /// stack, else on a thread of its own.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    if Thread.current.stackSize >= size { return work() }
    let box = Box<Result>()
    let done = DispatchSemaphore(value: 0)
    startThread {
      let value = work()
      box.result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return box.result.withLock(\.self)
  }

  /// Starts a thread that has such a stack.
  static func startThread(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = size
    thread.start()
  }

  /// Carries the result from one thread to the other.
  private final class Box<Result: Sendable>: Sendable {
    let result = Mutex<Result?>(nil)
  }
}
