import Foundation
import SwiftUI

/// The place of a value that belongs to a view's identity.
///
/// Views see a new value in the update that it makes; actions see it at once.
final class StateLocation<Value>: Location, @unchecked Sendable {
  private let lock = NSLock()
  /// What was written last.
  private var written: Value
  /// What views see.
  private var shown: Value
  /// The evaluations that have read the value, one a view.
  private var readers: [ObjectIdentifier: Reader] = [:]

  private let name: String
  private weak var owner: ViewNode?
  private let queue: UpdateQueue

  /// A view that has read the value.
  private struct Reader {
    let evaluation: Evaluation
    let cause: Cause
  }

  @MainActor init(_ value: Value, name: String, owner: ViewNode) {
    written = value
    shown = value
    self.name = name
    self.owner = owner
    queue = owner.graph.queue
  }

  func get() -> Value {
    guard let evaluation = Evaluation.current else { return lock.withLock { written } }
    return lock.withLock {
      note(evaluation)
      return shown
    }
  }

  /// The value as the property itself gives it: whoever asks, the owner depends on it.
  func readAsOwner() -> Value {
    if Evaluation.current != nil, let evaluation = owner?.evaluation {
      lock.withLock { note(evaluation) }
    }
    return get()
  }

  func set(_ newValue: Value, transaction: Transaction) {
    if Evaluation.current != nil {
      queue.enqueue(Transaction()) { [weak owner] in
        owner?.graph.warn(
          "Modifying state during view update, this will cause undefined behavior."
        )
      }
    }
    let isNew = lock.withLock {
      defer { written = newValue }
      return !InputComparison.areEqual(written, newValue)
    }
    guard isNew else { return }
    // The lock hands the value over from the thread that writes to the main actor.
    nonisolated(unsafe) let newValue = newValue
    queue.enqueue(transaction) { self.show(newValue) }
  }

  private func note(_ evaluation: Evaluation) {
    guard readers[evaluation.nodeID]?.evaluation !== evaluation else { return }
    let cause = Cause.property(evaluation.bindingName ?? name)
    readers[evaluation.nodeID] = Reader(evaluation: evaluation, cause: cause)
  }

  @MainActor private func show(_ newValue: Value) {
    let readers = lock.withLock {
      shown = newValue
      defer { self.readers = self.readers.filter { $0.value.evaluation.isCurrent } }
      return self.readers.values
    }
    for reader in readers { reader.evaluation.invalidate(reader.cause) }
  }
}
