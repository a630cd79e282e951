import Combine
import Dispatch

/// What several threads together deliver to one subscriber.
///
/// It counts what comes and notices if two values come at the same time, which a publisher must
/// never do.
final class Strand: @unchecked Sendable {
  private let entered = Counter()
  private let left = Counter()

  /// How many values overlapped with another one.
  let overlaps = Counter()

  /// How many values came.
  var count: Int { left.value }

  /// Takes a value.
  func take() {
    if entered.increment() != left.value + 1 { overlaps.increment() }
    left.increment()
  }
}

/// Does something on several threads at once.
func concurrently(_ threads: Int, _ body: @Sendable @escaping (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: threads) { body($0) }
}
