import Foundation

/// Whether a view was made with the same values as before, by the rules of Apple's framework.
///
/// Plain data is compared by its bits, whatever its `==` says; other values by `==` if they have
/// it, else field by field; objects and closures by identity.
enum InputComparison {
  /// Compares two values of a type.
  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    let plan = ComparisonPlan.plan(for: Value.self)
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        plan.compare(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  /// Compares two values whose types are not known statically.
  static func areEqual(dynamic old: Any, _ new: Any) -> Bool {
    // The type is opened, not the value, which may be an existential inside another one.
    func compare<Value>(_: Value.Type) -> Bool {
      guard let old = old as? Value, let new = new as? Value else { return false }
      return areEqual(old, new)
    }
    let dynamic: Any.Type = type(of: old)
    guard dynamic == type(of: new) else { return false }
    return _openExistential(dynamic, do: compare)
  }
}
