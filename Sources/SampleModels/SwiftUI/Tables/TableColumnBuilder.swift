import Foundation

/// An attribute that makes columns out of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Passes a column on unchanged.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// Passes a column that can't be sorted on unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Puts the first column in.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue { first }

  /// Puts a column beside the others.
  public static func buildPartialBlock<A: TableColumnContent, N: TableColumnContent>(
    accumulated: A,
    next: N
  ) -> some TableColumnContent<RowValue>
  where A.TableRowValue == RowValue, N.TableRowValue == RowValue {
    TableColumnPair<A, N>(first: accumulated, second: next)
  }
}

/// Columns and further columns.
package struct TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where First.TableRowValue == Second.TableRowValue {
  package let first: First
  package let second: Second
}

extension TableColumnPair: TableColumnContent {
  package typealias TableRowValue = First.TableRowValue
  package typealias TableColumnSortComparator = First.TableColumnSortComparator
}
