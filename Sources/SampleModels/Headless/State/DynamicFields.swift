@_spi(Reflection) import Swift
import SwiftUI

/// The dynamic properties of a type, found once by reflection.
@MainActor final class DynamicFields<Root> {
  /// One stored property.
  private struct Field {
    let name: String
    let install: @MainActor (inout Root, PropertySlot) -> Void
  }

  private let fields: [Field]

  /// The names of the properties without the underscore of wrappers.
  var names: [String] { fields.map(\.name) }

  private init() {
    var fields: [Field] = []
    // Closures and weak properties have no key path: they are left out.
    let options = _EachFieldOptions(rawValue: 2)
    _forEachFieldWithKeyPath(of: Root.self, options: options) { name, keyPath in
      if let field = Self.field(String(cString: name), keyPath) { fields.append(field) }
      return true
    }
    self.fields = fields
  }

  /// Connects the properties of a value.
  func install(into root: inout Root, _ slot: PropertySlot) {
    for field in fields { field.install(&root, slot.part(field.name)) }
  }

  private static func field(_ stored: String, _ keyPath: PartialKeyPath<Root>) -> Field? {
    let name = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
    func make<Value>(_: Value.Type) -> Field? {
      guard let install = Installation<Value>.install else { return nil }
      if let keyPath = keyPath as? WritableKeyPath<Root, Value> {
        return Field(name: name) { install(&$0[keyPath: keyPath], $1) }
      }
      // A constant is connected as well, in its place in memory.
      guard let offset = MemoryLayout<Root>.offset(of: keyPath) else { return nil }
      return Field(name: name) { root, slot in
        withUnsafeMutableBytes(of: &root) { bytes in
          guard let start = bytes.baseAddress else { return }
          install(&start.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee, slot)
        }
      }
    }
    return _openExistential(type(of: keyPath).valueType, do: make)
  }
}

extension DynamicFields {
  /// The properties of the type.
  static var shared: DynamicFields<Root> {
    let key = ObjectIdentifier(Root.self)
    if let known = DynamicFieldsCache.tables[key] as? DynamicFields<Root> { return known }
    let fields = DynamicFields()
    DynamicFieldsCache.tables[key] = fields
    return fields
  }
}

/// The dynamic properties of all types that were asked for.
@MainActor private enum DynamicFieldsCache {
  static var tables: [ObjectIdentifier: AnyObject] = [:]
}
