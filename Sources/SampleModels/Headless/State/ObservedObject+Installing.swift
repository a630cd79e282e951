import SwiftUI

extension ObservedObject: InstallableProperty {
  mutating func install(in slot: PropertySlot) { slot.observe(object) }
}

extension StateObject: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let brought = box
    box = slot.kept { brought }
    slot.observe(box.object)
  }
}

extension EnvironmentObject: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let values = slot.node.environment.values
    let find = { (values: EnvironmentValues) in
      values[object: ObjectIdentifier(ObjectType.self)] as? ObjectType
    }
    let reader = slot.kept { EnvironmentValueReader(slot.rootName, find, values) }
    reader.value = find(values)
    object = reader.value
    if let object { slot.observe(object) }
  }
}
