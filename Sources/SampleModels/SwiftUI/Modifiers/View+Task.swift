extension View {
  /// Starts a task before the view is first shown and cancels it when the view goes.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Starts a task before the view is first shown, and again whenever a value has changed.
  public nonisolated func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// Runs a task while a view is shown.
package struct TaskModifier {
  /// The value with which the task begins again, if it does.
  package let id: (any Equatable)?
  package let priority: TaskPriority
  package let action: @isolated(any) () async -> Void
}

extension TaskModifier: ViewModifier {
  package typealias Body = Never
}
