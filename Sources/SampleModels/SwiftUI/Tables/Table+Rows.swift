import Foundation

extension Table {
  private nonisolated init(
    selection: Selection?,
    sort: ((Any) -> Void)? = nil,
    _ columns: Columns,
    _ rows: Rows
  ) {
    (self.selection, self.sort) = (selection, sort)
    (self.columns, self.rows) = (columns, rows)
  }

  /// Makes a table of rows of a type.
  public nonisolated init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: nil, columns(), rows())
  }

  /// Makes a table of rows of a type of which one can be selected.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .one(selection), columns(), rows())
  }

  /// Makes a table of rows of a type of which several can be selected.
  public nonisolated init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(selection: .many(selection), columns(), rows())
  }

  /// Makes a table of rows of a type that can be sorted.
  public nonisolated init<Sort>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: nil, sort: Self.sorting(sortOrder), columns(), rows())
  }

  /// Makes a table of rows of a type that can be sorted, and of which one can be selected.
  public nonisolated init<Sort>(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .one(selection), sort: Self.sorting(sortOrder), columns(), rows())
  }

  /// Makes a table of rows of a type that can be sorted, and of which several can be selected.
  public nonisolated init<Sort>(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Columns.TableRowValue == Sort.Compared {
    self.init(selection: .many(selection), sort: Self.sorting(sortOrder), columns(), rows())
  }
}
