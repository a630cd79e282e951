import SwiftUI

extension Environment: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    values = slot.node.environment.values
    switch source {
    case .keyPath(let keyPath):
      let reader = slot.kept {
        EnvironmentValueReader(slot.rootName, { $0[keyPath: keyPath] }, values)
      }
      reader.read = { $0[keyPath: keyPath] }
      reader.value = values[keyPath: keyPath]
    case .object:
      // Reading traps where the object is missing: the objects are compared as a whole.
      let find = { (values: EnvironmentValues) in values.objects.mapValues(ObjectIdentifier.init) }
      slot.kept { EnvironmentValueReader(slot.rootName, find, values) }.value = find(values)
    }
  }
}
