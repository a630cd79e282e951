import SwiftUI

extension ChangeModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { ChangeEffect(self, in: node) }
}

/// Does what an author wants done when a value has changed between two evaluations.
private final class ChangeEffect<Value: Equatable>: ModifierEffect<ChangeModifier<Value>> {
  private var isFirst = true

  override func changed(from old: ChangeModifier<Value>) {
    let new = modifier
    let isCalled = isFirst ? new.initial : old.value != new.value
    isFirst = false
    if isCalled { graph.afterUpdate { new.action(old.value, new.value) } }
  }
}
