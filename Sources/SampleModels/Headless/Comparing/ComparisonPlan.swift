@_spi(Reflection) import Swift
import Foundation

/// How two values of a type are compared, worked out once.
final class ComparisonPlan: @unchecked Sendable {
  typealias Compare = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Compares two values in memory.
  let compare: Compare

  private init(_ compare: @escaping Compare) {
    self.compare = compare
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: ComparisonPlan] = [:]

  /// The plan for a type.
  static func plan<Value>(for type: Value.Type) -> ComparisonPlan {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let known = plans[key] { return known }
      let plan = make(type)
      plans[key] = plan
      return plan
    }
  }

  private static func make<Value>(_ type: Value.Type) -> ComparisonPlan {
    if let type = type as? any ComparableInput.Type { return custom(type) }
    if !_isPOD(type), let type = type as? any Equatable.Type { return equatable(type) }
    if !_isPOD(type), let type = type as? any OptionalInput.Type { return optional(type) }
    // Asking an existential type for its fields, without a value in it, would trap.
    if isExistential(type) { return existential(type) }
    let parts = fields(of: type)
    if !parts.isEmpty {
      return ComparisonPlan { old, new in
        parts.allSatisfy { $0.plan.compare(old + $0.offset, new + $0.offset) }
      }
    }
    return bits(type)
  }

  private static func custom<Value: ComparableInput>(_: Value.Type) -> ComparisonPlan {
    ComparisonPlan { old, new in
      old.load(as: Value.self).isSameInput(as: new.load(as: Value.self))
    }
  }

  private static func equatable<Value: Equatable>(_: Value.Type) -> ComparisonPlan {
    ComparisonPlan { old, new in old.load(as: Value.self) == new.load(as: Value.self) }
  }

  private static func optional<Value: OptionalInput>(_: Value.Type) -> ComparisonPlan {
    ComparisonPlan { old, new in
      old.load(as: Value.self).isSameInput(as: new.load(as: Value.self))
    }
  }

  private static func existential<Value>(_: Value.Type) -> ComparisonPlan {
    ComparisonPlan { old, new in
      InputComparison.areEqual(dynamic: old.load(as: Value.self), new.load(as: Value.self))
    }
  }

  private static func bits<Value>(_: Value.Type) -> ComparisonPlan {
    let size = MemoryLayout<Value>.size
    return ComparisonPlan { old, new in memcmp(old, new, size) == 0 }
  }
}

extension ComparisonPlan {
  /// A stored property of a struct, or an element of a tuple.
  private struct Part {
    let offset: Int
    let plan: ComparisonPlan
  }

  private static func fields<Value>(of type: Value.Type) -> [Part] {
    guard !(type is AnyClass) else { return [] }
    var parts: [Part] = []
    _forEachField(of: type) { _, offset, fieldType, _ in
      func open<Field>(_ type: Field.Type) -> ComparisonPlan { ComparisonPlan.plan(for: type) }
      parts.append(Part(offset: offset, plan: _openExistential(fieldType, do: open)))
      return true
    }
    return parts
  }

  private static func isExistential<Value>(_ type: Value.Type) -> Bool {
    var kind: _MetadataKind?
    _forEachField(of: Boxed<Value>.self) { _, _, _, fieldKind in
      kind = fieldKind
      return false
    }
    // The reflection of the standard library has no name for the kind of `any P<T>`.
    return kind == .existential || kind == .unknown
  }

  /// A struct with one field, whose kind can be asked for.
  private struct Boxed<Value> {
    var value: Value
  }
}
