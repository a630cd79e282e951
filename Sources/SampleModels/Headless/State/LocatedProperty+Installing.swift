import SwiftUI

extension State: InstallableProperty {
  mutating func install(in slot: PropertySlot) { location = slot.location(location) }
}

extension GestureState: InstallableProperty {
  mutating func install(in slot: PropertySlot) { location = slot.location(location) }
}

extension FocusState: InstallableProperty {
  mutating func install(in slot: PropertySlot) { location = slot.location(location) }
}

extension AccessibilityFocusState: InstallableProperty {
  mutating func install(in slot: PropertySlot) { location = slot.location(location) }
}

extension SceneStorage: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let graph = slot.node.graph
    let kept = graph.sceneValues[key] as? StateLocation<Value>
    let initial = location
    let place = kept ?? StateLocation(initial.get(), name: slot.rootName, owner: slot.node)
    graph.sceneValues[key] = place
    location = place
  }
}

extension Binding: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    location = BoundLocation(location, name: slot.rootName)
  }
}

extension Namespace: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let made = id
    id = slot.kept { KeptValue(made) }.value
  }
}
