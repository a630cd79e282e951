import SwiftUI

/// A dynamic property that the runtime connects with what is kept for the view.
@MainActor protocol InstallableProperty: DynamicProperty {
  /// Connects the property before the body is evaluated.
  mutating func install(in slot: PropertySlot)
}
