internal import Synchronization

/// A lock that one thread may hold once.
///
/// Client code is never called while one of these is held.
struct Lock: ~Copyable {
  private let mutex = Mutex<Void>(())

  /// Waits until the lock is free and takes it.
  @inline(__always)
  borrowing func lock() {
    mutex._unsafeLock()
  }

  /// Frees the lock.
  @inline(__always)
  borrowing func unlock() {
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
