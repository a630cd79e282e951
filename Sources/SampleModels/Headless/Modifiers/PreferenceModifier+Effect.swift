import SwiftUI

/// A modifier that changes the value of a preference on its way up.
@MainActor protocol PreferenceSource {
  /// The value that the views above get instead of what the views below sent.
  func changed<Value>(_ value: Value?, for key: ObjectIdentifier, default: Value) -> Value?
}

extension PreferenceModifier: PreferenceSource, PrimitiveModifier {
  func changed<Value>(
    _ value: Value?,
    for key: ObjectIdentifier,
    default defaultValue: Value
  ) -> Value? {
    guard key == ObjectIdentifier(K.self) else { return value }
    guard var own = (value ?? defaultValue) as? K.Value else { return value }
    change(&own)
    return own as? Value
  }
}

extension ViewNode {
  /// What the views in a place send up for a key, `nil` if none sends anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      guard var joined = value else {
        value = next
        continue
      }
      K.reduce(value: &joined) { next }
      value = joined
    }
    let source = (view as? any ModifierHolder)?.heldModifier as? any PreferenceSource
    guard let source else { return value }
    return source.changed(value, for: ObjectIdentifier(K.self), default: K.defaultValue)
  }
}

extension PreferenceChangeModifier: EffectfulModifier {
  func makeEffect(in node: ViewNode) -> any Effect { PreferenceChangeEffect(self, in: node) }
}

/// Does what an author wants done when the value of the views below has changed.
private final class PreferenceChangeEffect<K: PreferenceKey>:
  ModifierEffect<PreferenceChangeModifier<K>>, PreferenceReader
where K.Value: Equatable {
  private var last: K.Value?

  override func appear() { graph.add(self) }

  override func unmount() { graph.remove(self) }

  func readPreference() {
    guard let value = node.value.preference(K.self), value != last else { return }
    last = value
    modifier.action(value)
  }
}

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

/// Makes a layer anew when the value of the views below has changed.
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

/// An effect that looks at what the views below send up after each update.
@MainActor protocol PreferenceReader: AnyObject {
  /// Looks at the value.
  func readPreference()
}
