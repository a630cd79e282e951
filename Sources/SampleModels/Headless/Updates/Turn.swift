import Dispatch

/// A moment in which others go on.
enum Turn {
  /// Comes back once the main queue and the threads of tasks have done what they were asked before.
  ///
  /// Views' tasks are `userInitiated` unless the author says otherwise, and tasks of a priority begin
  /// in the order in which they were made.
  static func pass() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await Task.detached(priority: .userInitiated) {}.value
  }
}
