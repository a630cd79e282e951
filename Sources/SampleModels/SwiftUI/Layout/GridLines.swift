/// The widths of a grid's columns and the heights of its rows.
struct GridLines {
  private let widths: [CGFloat]
  private let heights: [CGFloat]
  private let horizontalGap: CGFloat
  private let verticalGap: CGFloat

  /// Divides a proposed size: columns first, then rows of cells that are as wide as these.
  init(
    _ cells: [GridCell],
    _ proposal: ProposedViewSize,
    _ horizontalGap: CGFloat,
    _ verticalGap: CGFloat
  ) {
    self.horizontalGap = horizontalGap
    self.verticalGap = verticalGap
    let widths = Self.lengths(cells, .horizontal, proposal.width, horizontalGap) { cell, width in
      cell.subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }
    self.widths = widths
    heights = Self.lengths(cells, .vertical, proposal.height, verticalGap) { cell, height in
      let width = Self.length(of: cell.columns, widths, horizontalGap)
      return cell.subview.sizeThatFits(ProposedViewSize(width: width, height: height)).height
    }
  }

  /// The size of the grid.
  var size: CGSize {
    CGSize(
      width: Self.length(of: widths.indices, widths, horizontalGap),
      height: Self.length(of: heights.indices, heights, verticalGap)
    )
  }

  /// The room of a cell.
  func rectangle(of cell: GridCell) -> CGRect {
    CGRect(
      x: Self.start(of: cell.columns.lowerBound, widths, horizontalGap),
      y: Self.start(of: cell.row, heights, verticalGap),
      width: Self.length(of: cell.columns, widths, horizontalGap),
      height: heights[cell.row]
    )
  }

  private static func start(of index: Int, _ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths[..<index].reduce(0) { $0 + $1 + gap }
  }

  private static func length(
    of range: Range<Int>,
    _ lengths: [CGFloat],
    _ gap: CGFloat
  ) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    return lengths[range].reduce(0, +) + gap * CGFloat(range.count - 1)
  }

  /// The lengths of all lines; the least flexible line chooses first of an equal share.
  private static func lengths(
    _ cells: [GridCell],
    _ axis: Axis,
    _ proposed: CGFloat?,
    _ gap: CGFloat,
    answer: (GridCell, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    let sized = cells.filter { !$0.subview[GridCellUnsizedAxesKey.self].includes(axis) }
    let count = cells.map { $0.lines(along: axis).upperBound }.max() ?? 0
    let singles = (0..<count).map { line in
      sized.filter { $0.lines(along: axis) == line..<line + 1 }
    }
    func length(_ line: Int, _ proposed: CGFloat?) -> CGFloat {
      singles[line].map { answer($0, proposed) }.max() ?? 0
    }
    var lengths = (0..<count).map { length($0, proposed) }
    if let proposed, proposed.isFinite {
      var room = proposed - gap * CGFloat(max(0, count - 1))
      let flexible = (0..<count).map { ($0, length($0, .infinity) - length($0, 0)) }
      let sorted = flexible.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
      for (place, line) in sorted.enumerated() {
        lengths[line] = length(line, max(0, room) / CGFloat(count - place))
        room -= lengths[line]
      }
    }
    for cell in sized {
      let range = cell.lines(along: axis)
      guard range.count > 1 else { continue }
      let taken = self.length(of: range, lengths, gap)
      let wanted = answer(cell, proposed.map { _ in taken })
      lengths[range.upperBound - 1] += max(0, wanted - taken)
    }
    return lengths
  }
}
