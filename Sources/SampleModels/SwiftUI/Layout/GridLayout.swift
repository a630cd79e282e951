/// A view of rows and columns, as a value.
public struct GridLayout: Layout {
  /// How cells are lined up.
  public var alignment: Alignment
  /// The distance of columns.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows.
  public var verticalSpacing: CGFloat?

  /// What is kept between the calls.
  public struct Cache {
    fileprivate let cells: [GridCell]
  }

  /// Makes a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Finds the rows and columns of the cells.
  public func makeCache(subviews: Subviews) -> Cache { Cache(cells: GridCell.cells(of: subviews)) }

  /// The widths of the columns and the heights of the rows together, with their distances.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { lines(proposal, cache).size }

  /// Places the cells.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let lines = lines(proposal, cache)
    for cell in cache.cells {
      let room = lines.rectangle(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
      place(cell, in: room, cache.cells, lines)
    }
  }

  private func lines(_ proposal: ProposedViewSize, _ cache: Cache) -> GridLines {
    GridLines(
      cache.cells,
      proposal,
      horizontalSpacing ?? ViewSpacing.usual,
      verticalSpacing ?? ViewSpacing.usual
    )
  }

  private func place(_ cell: GridCell, in room: CGRect, _ cells: [GridCell], _ lines: GridLines) {
    let proposal = ProposedViewSize(room.size)
    if let anchor = cell.subview[GridCellAnchorKey.self] {
      let point = CGPoint(
        x: room.minX + anchor.x * room.width,
        y: room.minY + anchor.y * room.height
      )
      return cell.subview.place(at: point, anchor: anchor, proposal: proposal)
    }
    let dimensions = cell.subview.dimensions(in: proposal)
    let around = ViewDimensions(size: room.size)
    let column = cells.lazy.filter { $0.columns == cell.columns }
      .compactMap { $0.subview[GridColumnAlignmentKey.self] }.first
    let horizontal = column ?? alignment.horizontal
    let vertical = cell.subview[GridRowKey.self]?.alignment ?? alignment.vertical
    var y = around[vertical] - dimensions[vertical]
    if !(vertical.id is any SideAlignmentID.Type) {
      let guides = cells.filter { $0.row == cell.row }.map { other in
        let size = lines.rectangle(of: other).size
        return other.subview.dimensions(in: ProposedViewSize(size))[vertical]
      }
      y = (guides.max() ?? 0) - dimensions[vertical]
    }
    let x = around[horizontal] - dimensions[horizontal]
    cell.subview.place(at: CGPoint(x: room.minX + x, y: room.minY + y), proposal: proposal)
  }
}
