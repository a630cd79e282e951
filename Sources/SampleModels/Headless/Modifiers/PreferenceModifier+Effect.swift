import SwiftUI

/// A modifier that changes the value of a preference on its way up.
@MainActor protocol PreferenceSource {
  /// The value that the views above get instead of what the views below sent.
  func changed<Value>(
    _ value: Value?,
    for key: ObjectIdentifier,
    default: Value,
    in node: ViewNode
  ) -> Value?
}

extension PreferenceModifier: PreferenceSource, PrimitiveModifier {
  func changed<Value>(
    _ value: Value?,
    for key: ObjectIdentifier,
    default defaultValue: Value,
    in node: ViewNode
  ) -> Value? {
    guard key == ObjectIdentifier(K.self) else { return value }
    guard var own = (value ?? defaultValue) as? K.Value else { return value }
    change(&own)
    return own as? Value
  }
}

extension AnchorPreferenceModifier: PreferenceSource, EffectfulModifier {
  func changed<Value>(
    _ value: Value?,
    for key: ObjectIdentifier,
    default defaultValue: Value,
    in node: ViewNode
  ) -> Value? {
    guard key == ObjectIdentifier(K.self) else { return value }
    guard var own = (value ?? defaultValue) as? K.Value else { return value }
    change(&own, Anchor(source: source, frame: node.placement ?? .zero))
    return own as? Value
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
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
    return source.changed(value, for: ObjectIdentifier(K.self), default: K.defaultValue, in: self)
  }
}
