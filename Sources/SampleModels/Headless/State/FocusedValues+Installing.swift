import SwiftUI

extension FocusedValue: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    values = slot.focusedValues(read)
  }
}

extension FocusedBinding: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let keyPath = keyPath
    values = slot.focusedValues { $0[keyPath: keyPath]?.wrappedValue }
  }
}

extension FocusedObject: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let key = ObjectIdentifier(ObjectType.self)
    object = slot.focusedValues { $0.objects[key] as? ObjectType }.objects[key] as? ObjectType
    if let object { slot.observe(object) }
  }
}

extension FocusedValueModifier: PrimitiveModifier {}

extension ViewGraph {
  /// What the scene and the views around the focus make known, the inner ones before the outer.
  var focusedValues: FocusedValues {
    var values = FocusedValues()
    root?.visit { node in
      if let source = node.focusedSource, source.isOfScene { source.set(&values) }
    }
    guard let focused = focus.node, focused.isMounted else { return values }
    for node in ([focused] + Array(focused.ancestors)).reversed() {
      if let source = node.focusedSource, !source.isOfScene { source.set(&values) }
    }
    return values
  }
}

extension ViewNode {
  fileprivate var focusedSource: FocusedValueModifier? {
    (view as? any ModifierHolder)?.heldModifier as? FocusedValueModifier
  }
}
