import SwiftUI

/// How a value of a type is connected, if it is a dynamic property.
@MainActor enum Installation<Value> {
  /// Connects a value in place; `nil` for a type that is no dynamic property.
  static var install: (@MainActor (inout Value, PropertySlot) -> Void)? {
    if let type = Value.self as? any InstallableProperty.Type { return installable(type) }
    if let type = Value.self as? any DynamicProperty.Type { return composed(type) }
    return nil
  }

  private static func installable<P: InstallableProperty>(
    _: P.Type
  ) -> (@MainActor (inout Value, PropertySlot) -> Void)? {
    { value, slot in
      guard var property = value as? P else { return }
      property.install(in: slot)
      property.update()
      if let installed = property as? Value { value = installed }
    }
  }

  private static func composed<P: DynamicProperty>(
    _: P.Type
  ) -> (@MainActor (inout Value, PropertySlot) -> Void)? {
    { value, slot in
      guard var property = value as? P else { return }
      DynamicFields<P>.shared.install(into: &property, slot)
      property.update()
      if let installed = property as? Value { value = installed }
    }
  }
}
