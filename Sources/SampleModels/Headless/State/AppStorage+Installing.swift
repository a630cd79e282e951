import Foundation
import SwiftUI

extension AppStorage: InstallableProperty {
  mutating func install(in slot: PropertySlot) {
    let stored = location
    location = slot.kept { DefaultsLocation(stored, key: key, name: slot.rootName) }
  }
}

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

/// The views that have read a value of the user's defaults.
final class DefaultsReaders: @unchecked Sendable {
  static let shared = DefaultsReaders()

  private let lock = NSLock()
  private var readers: [String: [ObjectIdentifier: (Evaluation, Cause)]] = [:]

  /// Notes that a view has read a value.
  func add(_ evaluation: Evaluation, of key: String, through name: String) {
    lock.withLock {
      readers[key, default: [:]][evaluation.nodeID] = (evaluation, .property(name))
    }
  }

  /// Has the views evaluated that have read a value.
  func tell(of key: String, _ transaction: Transaction) {
    let told = lock.withLock {
      readers[key] = readers[key]?.filter { $0.value.0.isCurrent }
      return readers[key]?.values.map { $0 } ?? []
    }
    for (evaluation, cause) in told { evaluation.invalidateLater(cause, transaction) }
  }
}
