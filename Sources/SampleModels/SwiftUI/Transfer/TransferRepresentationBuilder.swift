import Foundation

/// An attribute that makes forms of the statements of a closure.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Passes a form on unchanged.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Puts the first one in.
  public static func buildPartialBlock<K: TransferRepresentation>(first: K) -> K
  where K.Item == Item { first }

  /// Puts one after the others.
  public static func buildPartialBlock<A: TransferRepresentation, N: TransferRepresentation>(
    accumulated: A,
    next: N
  ) -> some TransferRepresentation<Item> where A.Item == Item, N.Item == Item {
    let former = (accumulated as? TransferForms<Item>)?.forms ?? [accumulated]
    return TransferForms<Item>(forms: former + [next])
  }
}

/// Forms side by side.
package struct TransferForms<Item: Transferable>: TransferRepresentation {
  /// The forms, the preferred one first.
  package let forms: [any TransferRepresentation]
}
