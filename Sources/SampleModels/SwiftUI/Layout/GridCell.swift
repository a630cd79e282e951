/// A cell of a grid, in its row and its columns.
struct GridCell {
  /// The view in the cell.
  let subview: LayoutSubview
  /// The number of its row.
  let row: Int
  /// The columns that it takes.
  let columns: Range<Int>

  /// The lines that the cell takes along an axis.
  func lines(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

  /// The cells of a grid; a view outside of a row is a row of its own, over all columns.
  static func cells(of subviews: LayoutSubviews) -> [GridCell] {
    var rows: [(mark: GridRowKey.Mark?, cells: [LayoutSubview])] = []
    for subview in subviews {
      let mark = subview[GridRowKey.self]
      if let mark, let last = rows.last?.mark, last.id == mark.id {
        rows[rows.count - 1].cells.append(subview)
      } else {
        rows.append((mark, [subview]))
      }
    }
    let width = rows.map { row in row.cells.reduce(0) { $0 + $1[GridCellColumnsKey.self] } }.max()
    var cells: [GridCell] = []
    for (number, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let count = row.mark == nil ? width ?? 1 : cell[GridCellColumnsKey.self]
        cells.append(GridCell(subview: cell, row: number, columns: column..<column + count))
        column += count
      }
    }
    return cells
  }
}

/// Which row of a grid a cell is in.
package enum GridRowKey: LayoutValueKey {
  /// What tells a row from others, and how its cells are lined up.
  package struct Mark {
    package let id: ObjectIdentifier
    package let alignment: VerticalAlignment?

    package init(id: ObjectIdentifier, alignment: VerticalAlignment?) {
      self.id = id
      self.alignment = alignment
    }
  }

  package static var defaultValue: Mark? { nil }
}

/// How many columns a cell takes.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The point of a cell that its view is lined up by.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// How the column of a cell is lined up.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The axes along which a cell takes no room of its own.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
