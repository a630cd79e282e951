import SwiftUI

extension PreferenceChangeModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { PreferenceChangeEffect(self, in: node) }
}

/// Does what an author wants done when the value of the views below has changed.
private final class PreferenceChangeEffect<K: PreferenceKey>:
  ModifierEffect<PreferenceChangeModifier<K>>, PreferenceReader
where K.Value: Equatable {
  private var last: K.Value?
  private var cycle = UpdateCycle()

  override func appear() { graph.add(self) }

  override func unmount() { graph.remove(self) }

  func readPreference() {
    guard let value = node.value.preference(K.self), value != last else { return }
    last = value
    if cycle.isTooMany(in: graph.frame) {
      graph.warn("Bound preference \(K.self) tried to update multiple times per frame.")
    }
    modifier.action(value)
  }
}
