import SwiftUI

/// The body of an author's modifier, as a view with the modifier's own state.
struct ModifierBody<Modifier: ViewModifier>: View, UncountedView {
  var modifier: PropertyHolder<Modifier>

  init(modifier: Modifier) {
    self.modifier = PropertyHolder(value: modifier)
  }

  var body: some View { modifier.value.body(content: _ViewModifier_Content()) }

  var countedType: (any Any.Type)? { Modifier.self }
}

/// A value whose dynamic properties count as those of the view that holds it.
struct PropertyHolder<Value> {
  var value: Value
}

extension PropertyHolder: DynamicProperty, InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let owner = PropertySlot(node: slot.node, name: "", isRoot: true)
    DynamicFields<Value>.shared.install(into: &value, owner)
  }
}
