/// An attribute that makes rows out of the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Passes a row on unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Makes no row of an empty block.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Puts the first rows in.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Puts rows after the others.
  public static func buildPartialBlock<A: TableRowContent, N: TableRowContent>(
    accumulated: A,
    next: N
  ) -> some TableRowContent<Value> where A.TableRowValue == Value, N.TableRowValue == Value {
    TableRowPair(first: accumulated, second: next)
  }
}

/// Rows and further rows.
package struct TableRowPair<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  package let first: First
  package let second: Second
}

extension TableRowPair: TableRowContent {
  package typealias TableRowValue = First.TableRowValue
}
