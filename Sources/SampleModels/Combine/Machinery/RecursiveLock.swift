internal import Glibc
internal import Synchronization

/// A lock that the thread holding it may take again.
///
/// It serialises what several threads deliver to one subscriber, which may answer a value by
/// sending another one from inside.
struct RecursiveLock: ~Copyable {
  private let mutex = Mutex<Void>(())
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)

  /// Waits until the lock is free or held by this thread and takes it.
  @inline(__always)
  borrowing func lock() {
    let thread = UInt(pthread_self())
    if owner.load(ordering: .relaxed) == thread {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
      return
    }
    mutex._unsafeLock()
    owner.store(thread, ordering: .relaxed)
  }

  /// Undoes one `lock()`.
  @inline(__always)
  borrowing func unlock() {
    let held = depth.load(ordering: .relaxed)
    if held > 0 {
      depth.store(held - 1, ordering: .relaxed)
      return
    }
    owner.store(0, ordering: .relaxed)
    mutex._unsafeUnlock()
  }

  /// Runs `body` while the lock is held.
  @inline(__always)
  borrowing func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }
}
