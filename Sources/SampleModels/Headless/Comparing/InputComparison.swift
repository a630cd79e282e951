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
    func compare<Value>(_ old: Value) -> Bool {
      guard let new = new as? Value, type(of: old) == type(of: new) else { return false }
      return areEqual(old, new)
    }
    guard type(of: old) == type(of: new) else { return false }
    return _openExistential(old, do: compare)
  }
}
