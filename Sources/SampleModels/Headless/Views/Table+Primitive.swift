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
}

extension TableColumn: TableColumns {
  var cells: [(Any) -> (any View)?] { [{ ($0 as? RowValue).map(content) }] }
}

extension TableColumnPair: TableColumns {
  var cells: [(Any) -> (any View)?] {
    [first as Any, second].compactMap { $0 as? any TableColumns }.flatMap(\.cells)
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
