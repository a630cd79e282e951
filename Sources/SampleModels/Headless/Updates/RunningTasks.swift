/// Counts the tasks that run for views, to be waited for.
@MainActor final class RunningTasks {
  private var count = 0

  /// Whether any task is still running.
  var areRunning: Bool { count > 0 }

  /// Starts a task and counts it until it ends.
  func start(
    _ priority: TaskPriority,
    _ action: @escaping @isolated(any) () async -> Void
  ) -> Task<Void, Never> {
    count += 1
    return Task(priority: priority) {
      await action()
      count -= 1
    }
  }
}
