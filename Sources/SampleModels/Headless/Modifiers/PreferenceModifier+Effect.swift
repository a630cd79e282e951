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
    K.changed(value, for: key, default: defaultValue, by: change)
  }
}

extension AnchorPreferenceModifier: PreferenceSource, EffectfulModifier {
  func changed<Value>(
    _ value: Value?,
    for key: ObjectIdentifier,
    default defaultValue: Value,
    in node: ViewNode
  ) -> Value? {
    let anchor = Anchor(source: source, frame: node.placement ?? .zero)
    return K.changed(value, for: key, default: defaultValue) { change(&$0, anchor) }
  }

  func makeEffect(in node: ViewNode) -> any Effect {
    node.graph.layout.add(node)
    return ModifierEffect(self, in: node)
  }
}

extension PreferenceKey {
  /// The value of any key after a change of this key's value.
  fileprivate static func changed<Other>(
    _ value: Other?,
    for key: ObjectIdentifier,
    default defaultValue: Other,
    by change: (inout Value) -> Void
  ) -> Other? {
    guard key == ObjectIdentifier(Self.self), var own = (value ?? defaultValue) as? Value else {
      return value
    }
    change(&own)
    return own as? Other
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
