import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
  /// The way of sorting.
  associatedtype TableColumnSortComparator: SortComparator
}

/// A column of a table.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  package let label: Label
  /// What rows are sorted by when the column's header is clicked.
  package let comparator: Sort?
  package let content: (RowValue) -> Content

  package nonisolated init(
    parts label: Label,
    sortedBy comparator: Sort? = nil,
    _ content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column in a width.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// The column between widths.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn { self }
}

extension TableColumn: TableColumnContent {
  /// The type of a row's value.
  public typealias TableRowValue = RowValue
  /// The way of sorting.
  public typealias TableColumnSortComparator = Sort
}
