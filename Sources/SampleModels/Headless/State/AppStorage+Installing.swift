import SwiftUI

extension AppStorage: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let stored = location
    location = slot.kept { DefaultsLocation(stored, name: slot.rootName) }
  }
}
