import Foundation
import SwiftUI

/// The changes that the views have not been told of, from any thread.
///
/// Changes of one transaction make one update together; a change with another animation begins the
/// next update.
final class UpdateQueue: @unchecked Sendable {
  typealias Mutation = @MainActor () -> Void

  /// Changes that make one update.
  struct Batch {
    let transaction: Transaction
    var mutations: [Mutation]
  }

  private let lock = NSLock()
  private var batches: [Batch] = []

  /// Called on the thread of the change when there is something to do.
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Whether there is nothing to do.
  var isEmpty: Bool { lock.withLock { batches.isEmpty } }

  /// Notes a change.
  func enqueue(_ transaction: Transaction, _ mutation: @escaping Mutation) {
    let isFirst = lock.withLock {
      if let last = batches.last, last.transaction.makesOneUpdate(with: transaction) {
        batches[batches.count - 1].mutations.append(mutation)
        return false
      }
      batches.append(Batch(transaction: transaction, mutations: [mutation]))
      return batches.count == 1
    }
    if isFirst { wake() }
  }

  /// Takes the changes of the next update out.
  func next() -> Batch? {
    lock.withLock { batches.isEmpty ? nil : batches.removeFirst() }
  }

  /// Forgets all changes.
  func removeAll() {
    lock.withLock { batches = [] }
  }
}

extension Transaction {
  /// Whether a change in another transaction may be told together with one in this.
  fileprivate func makesOneUpdate(with other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
  }
}
