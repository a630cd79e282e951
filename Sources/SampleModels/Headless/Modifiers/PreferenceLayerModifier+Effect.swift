import SwiftUI

extension PreferenceLayerModifier: EffectfulModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    let kept = node.storage.value("preference") { PreferenceValue<K.Value>() }
    let layer = Deferred(value: kept.value ?? K.defaultValue, make: self.content)
    let child = Child(key: .part("layer"), view: layer)
    switch place {
    case .behind: content.children.insert(child, at: 0)
    case .inFront: content.children.append(child)
    }
  }

  func makeEffect(in node: ViewNode) -> any Effect { PreferenceLayerEffect(self, in: node) }
}

/// The last value that a layer was made of.
@MainActor private final class PreferenceValue<Value> {
  var value: Value?
}

/// Makes a layer again when the value of the views below has changed.
private final class PreferenceLayerEffect<K: PreferenceKey, Layer: View>:
  ModifierEffect<PreferenceLayerModifier<K, Layer>>, PreferenceReader
{
  override func appear() { graph.add(self) }

  override func unmount() { graph.remove(self) }

  func readPreference() {
    let place = node.value
    let kept = place.storage.value("preference") { PreferenceValue<K.Value>() }
    let value = place.preference(K.self)
    guard !InputComparison.areEqual(kept.value, value) else { return }
    kept.value = value
    place.invalidate(.input)
  }
}
