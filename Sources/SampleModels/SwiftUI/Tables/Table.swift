/// A view of rows with columns.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue,
  Rows: TableRowContent,
  Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  /// What is selected: one row or several.
  package enum Selection {
    /// At most one row.
    case one(Binding<Value.ID?>)
    /// Any number of rows.
    case many(Binding<Set<Value.ID>>)
  }

  package let selection: Selection?
  /// Sorts by a column's comparator; nothing where the rows cannot be sorted.
  package let sort: ((Any) -> Void)?
  package let rows: Rows
  package let columns: Columns

  /// Makes a table of rows.
  public nonisolated init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    selection = nil
    sort = nil
    self.rows = rows()
    self.columns = columns()
  }

  /// Makes a table of rows of which several can be selected.
  public nonisolated init(
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.selection = .many(selection)
    sort = nil
    self.rows = rows()
    self.columns = columns()
  }
}

extension Table: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Table {
  /// Makes a table with a row for each element.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    selection = nil
    sort = nil
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }

  /// Makes a table with a row for each element, of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.selection = .one(selection)
    sort = nil
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }

  /// Makes a table with a row for each element, of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.selection = .many(selection)
    sort = nil
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }

  /// Makes a table with a row for each element that can be sorted.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    selection = nil
    sort = Self.sorting(sortOrder)
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }

  /// Makes a table with rows that can be sorted and of which one can be selected.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.selection = .one(selection)
    sort = Self.sorting(sortOrder)
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }

  /// Makes a table with rows that can be sorted and of which several can be selected.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator & Sendable>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.selection = .many(selection)
    sort = Self.sorting(sortOrder)
    rows = TableForEachContent(data: data)
    self.columns = columns()
  }
}

extension Table {
  /// Puts a column's comparator first in an order, or turns it round where it is first already.
  nonisolated static func sorting<Sort: SortComparator>(
    _ order: Binding<[Sort]>
  ) -> (Any) -> Void {
    func forward(_ comparator: Sort) -> Sort {
      var comparator = comparator
      comparator.order = .forward
      return comparator
    }
    return { chosen in
      guard var chosen = chosen as? Sort else { return }
      let column = forward(chosen)
      if let first = order.wrappedValue.first, forward(first) == column {
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      order.wrappedValue = [chosen] + order.wrappedValue.filter { forward($0) != column }
    }
  }
}
