import SwiftUI

extension TransactionModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    // Nothing is animated here: the author's closure is told of the update, and views of UIKit inside
    // ask for what it makes of the transaction.
    var transaction = node.transaction
    transform(&transaction)
  }
}
