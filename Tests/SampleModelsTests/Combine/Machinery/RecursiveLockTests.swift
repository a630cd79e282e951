import Dispatch
import Testing

@testable import Combine

struct RecursiveLockTests {
  @Test("The thread that holds the lock may take it again")
  func reentrance() {
    let lock = RecursiveLock()
    let depth = lock.withLock { lock.withLock { lock.withLock { 3 } } }
    #expect(depth == 3)
  }

  @Test("Only one thread at a time holds the lock")
  func exclusion() {
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<5_000 {
        shared.lock.withLock { shared.lock.withLock { shared.count += 1 } }
      }
    }
    #expect(shared.count == 20_000)
  }

  private final class Shared: @unchecked Sendable {
    let lock = RecursiveLock()
    var count = 0
  }
}
