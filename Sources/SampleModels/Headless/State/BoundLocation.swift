import SwiftUI

/// The place of a value that a view reaches through one of its bindings.
final class BoundLocation<Value>: Location, @unchecked Sendable {
  private let base: any Location<Value>
  private let name: String

  init(_ location: any Location<Value>, name: String) {
    base = (location as? BoundLocation<Value>)?.base ?? location
    self.name = name
  }

  func get() -> Value {
    guard let evaluation = Evaluation.current else { return base.get() }
    return evaluation.reading(through: name, base.get)
  }

  func set(_ newValue: Value, transaction: Transaction) {
    base.set(newValue, transaction: transaction)
  }

  func isSame(as other: AnyObject) -> Bool {
    base.isSame(as: (other as? BoundLocation<Value>)?.base ?? other)
  }
}
