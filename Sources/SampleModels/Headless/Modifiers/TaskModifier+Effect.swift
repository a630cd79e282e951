import SwiftUI

extension TaskModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { TaskEffect(self, in: node) }
}

/// Runs a task while a view is on the screen, and another one when its value has changed.
private final class TaskEffect: ModifierEffect<TaskModifier> {
  private var task: Task<Void, Never>?

  override func changed(from old: TaskModifier) {
    guard task != nil, !Self.areEqual(old.id, modifier.id) else { return }
    graph.afterUpdate { self.start() }
  }

  override func appear() { start() }

  override func disappear() {
    task?.cancel()
    task = nil
  }

  private func start() {
    task?.cancel()
    task = graph.tasks.start(modifier.priority, modifier.action)
  }

  private static func areEqual(_ old: (any Equatable)?, _ new: (any Equatable)?) -> Bool {
    func compare<Value: Equatable>(_ old: Value) -> Bool { old == new as? Value }
    return old.map { compare($0) } ?? (new == nil)
  }
}
