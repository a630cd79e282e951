import SwiftUI

extension TransactionModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    let kept = node.storage.value("transaction") { TransactionChange() }
    kept.note(value, in: node.graph.pass)
    guard kept.isActive(in: node.graph.pass) else { return }
    // Nothing is animated here: the author's closure is told of the update, and views of UIKit inside
    // ask for what it makes of the transaction.
    var transaction = node.transaction
    transform(&transaction)
  }
}

/// Whether a modifier changes the transactions of an update.
@MainActor final class TransactionChange {
  private var value: (any Equatable)?
  private var pass: Int?
  private var isFirst = true

  /// Notes the value that the modifier has in an update.
  func note(_ newValue: (any Equatable)?, in pass: Int) {
    let hasChanged = newValue.map { !InputComparison.areEqual(dynamic: value ?? $0, $0) } ?? true
    if hasChanged, !isFirst || newValue == nil { self.pass = pass }
    (value, isFirst) = (newValue, false)
  }

  /// Whether the value has changed in an update; without a value it always has.
  func isActive(in pass: Int) -> Bool { value == nil || self.pass == pass }
}
