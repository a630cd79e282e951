import SwiftUI

extension ChangeModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { ChangeEffect(self, in: node) }
}

/// Does what an author wants done when a value has changed between two evaluations.
private final class ChangeEffect<Value: Equatable>: ModifierEffect<ChangeModifier<Value>> {
  private var isFirst = true
  private var cycle = UpdateCycle()

  override func changed(from old: ChangeModifier<Value>) {
    let new = modifier
    let isCalled = isFirst ? new.initial : old.value != new.value
    isFirst = false
    guard isCalled else { return }
    if cycle.isTooMany(in: graph.frame) {
      graph.warn("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
    }
    graph.afterUpdate { new.action(old.value, new.value) }
  }
}
