import Foundation
import SwiftUI

/// The place of a value in the user's defaults, which tells the views that have read it.
final class DefaultsLocation<Value>: Location, @unchecked Sendable {
  private let stored: any Location<Value>
  private let key: String
  private let name: String

  init(_ stored: any Location<Value>, key: String, name: String) {
    self.stored = stored
    self.key = key
    self.name = name
  }

  func get() -> Value {
    if let evaluation = Evaluation.current {
      DefaultsReaders.shared.add(evaluation, of: key, through: evaluation.bindingName ?? name)
    }
    return stored.get()
  }

  func set(_ newValue: Value, transaction: Transaction) {
    guard !InputComparison.areEqual(stored.get(), newValue) else { return }
    stored.set(newValue, transaction: transaction)
    DefaultsReaders.shared.tell(of: key, transaction)
  }
}
