import Foundation
import SwiftUI

/// The place of a value in the user's defaults, which tells the views that have read it.
final class DefaultsLocation<Value>: Location, @unchecked Sendable {
  private let stored: any Location<Value>
  private let name: String

  init(_ stored: any Location<Value>, name: String) {
    self.stored = stored
    self.name = name
  }

  func get() -> Value {
    let value = stored.get()
    if let evaluation = Evaluation.current {
      DefaultsReaders.shared.add(evaluation, through: evaluation.bindingName ?? name) { [stored] in
        !InputComparison.areEqual(stored.get(), value)
      }
    }
    return value
  }

  func set(_ newValue: Value, transaction: Transaction) {
    guard !InputComparison.areEqual(stored.get(), newValue) else { return }
    stored.set(newValue, transaction: transaction)
    DefaultsReaders.shared.tell(transaction)
  }
}
