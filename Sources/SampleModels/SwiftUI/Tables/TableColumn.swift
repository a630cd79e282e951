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

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column of views.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(titleKey), content)
  }

  /// Makes a column of views.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(title), content)
  }

  /// Makes a column of texts.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(parts: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of views that can be sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(titleKey), sortedBy: .comparing(value), content)
  }

  /// Makes a column of texts that can be sorted.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(parts: Text(titleKey), sortedBy: .comparing(value)) {
      Text($0[keyPath: value])
    }
  }
}

extension KeyPathComparator {
  /// Compares by what is at a key path.
  fileprivate static func comparing<Value: Comparable>(_ value: KeyPath<Compared, Value>) -> Self {
    // Only key paths with captured values can be unsafe to share, and those of columns have none.
    Self(unsafeBitCast(value, to: (any KeyPath<Compared, Value> & Sendable).self))
  }
}
