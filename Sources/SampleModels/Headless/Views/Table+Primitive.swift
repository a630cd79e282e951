import SwiftUI

extension Table: PrimitiveView {
  func content(in node: ViewNode) -> NodeContent {
    let columns = (self.columns as? any TableColumns)?.cells ?? []
    let values = (rows as? any TableRows)?.values ?? []
    let children = values.map { id, value in
      Child(key: .id(id), view: TableCells(cells: columns.compactMap { $0(value) }))
    }
    return NodeContent(children: children, role: role)
  }

  private var role: Role? {
    switch selection {
    case .one(let binding): .control(.selection(Choice(one: binding)))
    case .many(let binding): .control(.selection(Choice(many: binding)))
    case nil: nil
    }
  }
}

/// The cells of one row of a table.
struct TableCells: View, PrimitiveView {
  /// The cells from the first column to the last.
  let cells: [any View]

  func content(in node: ViewNode) -> NodeContent {
    let children = cells.enumerated().map { Child(key: .position($0.offset), view: $0.element) }
    return NodeContent(children: children)
  }
}

/// The columns of a table.
@MainActor protocol TableColumns {
  /// Makes the cell of each column for the value of a row.
  var cells: [(Any) -> (any View)?] { get }

  /// The titles of the columns that rows can be sorted by, with what they are sorted by.
  var comparators: [(title: String, comparator: Any)] { get }
}

extension TableColumn: TableColumns {
  var cells: [(Any) -> (any View)?] { [{ ($0 as? RowValue).map(content) }] }

  var comparators: [(title: String, comparator: Any)] {
    guard let comparator, let title = label as? Text else { return [] }
    return [(title.plainText, comparator)]
  }
}

extension TableColumnPair: TableColumns {
  var cells: [(Any) -> (any View)?] {
    parts.flatMap(\.cells)
  }

  var comparators: [(title: String, comparator: Any)] { parts.flatMap(\.comparators) }

  private var parts: [any TableColumns] {
    [first as Any, second].compactMap { $0 as? any TableColumns }
  }
}

/// The rows of a table.
@MainActor protocol TableRows {
  /// The values of the rows with their identities.
  var values: [(AnyHashable, Any)] { get }
}

extension TableRow: TableRows {
  var values: [(AnyHashable, Any)] { [(AnyHashable(value.id), value)] }
}

extension TableForEachContent: TableRows {
  var values: [(AnyHashable, Any)] { data.map { (AnyHashable($0.id), $0) } }
}

extension TableRowPair: TableRows {
  var values: [(AnyHashable, Any)] {
    [first as Any, second].compactMap { $0 as? any TableRows }.flatMap(\.values)
  }
}

extension ForEach: TableRows where Content: TableRowContent {
  var values: [(AnyHashable, Any)] {
    data.flatMap { (content($0) as? any TableRows)?.values ?? [] }
  }
}

/// A table whose rows may be sorted by its columns.
@MainActor private protocol SortableTable {
  /// What sorts by each column that can be sorted by.
  var sorters: [(title: String, sort: () -> Void)] { get }
}

extension Table: SortableTable {
  fileprivate var sorters: [(title: String, sort: () -> Void)] {
    guard let sort else { return [] }
    let columns = (self.columns as? any TableColumns)?.comparators ?? []
    return columns.map { column in (column.title, { sort(column.comparator) }) }
  }
}

extension MountedView {
  /// Clicks on the header of a column of the first table that can be sorted: the column comes first in
  /// the order, and turns round if it is first already.
  public func sortTable(by title: String, line: Int = #line) throws {
    try current.act(line) {
      let tables = root?.all { $0.node.view is any SortableTable } ?? []
      let sorters = tables.flatMap { ($0.node.view as? any SortableTable)?.sorters ?? [] }
      guard let column = sorters.first(where: { $0.title == title }) else {
        throw InteractionError("No table can be sorted by '\(title)'.")
      }
      column.sort()
      current.update()
    }
  }
}
