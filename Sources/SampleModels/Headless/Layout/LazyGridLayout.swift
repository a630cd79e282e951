import SwiftUI

/// The layout of a lazy grid: lines of given lengths, filled with one cell after another.
struct LazyGridLayout: Layout {
  /// The columns or rows.
  let items: [GridItem]
  /// The axis along which the lines lie side by side.
  let axis: Axis
  /// The distance of cells along the lines.
  let spacing: CGFloat?
  /// How cells are lined up.
  let alignment: Alignment

  /// A line with its place.
  private struct Line {
    let start: CGFloat
    let length: CGFloat
    let alignment: Alignment?
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let lines = lines(proposal[axis])
    let heights = heights(lines, subviews)
    var size = CGSize.zero
    size[axis] = max(proposal[axis] ?? 0, lines.last.map { $0.start + $0.length } ?? 0)
    size[axis.other] = heights.reduce(0, +) + gap * CGFloat(max(0, heights.count - 1))
    return size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let lines = lines(bounds.size[axis])
    guard let end = lines.last.map({ $0.start + $0.length }) else { return }
    let indent = max(0, bounds.size[axis] - end) / 2
    var across = bounds.start(along: axis.other)
    for (row, height) in heights(lines, subviews).enumerated() {
      let first = row * lines.count
      for (line, subview) in zip(lines, subviews[first..<min(first + lines.count, subviews.count)])
      {
        let start = bounds.start(along: axis) + indent + line.start
        let room =
          axis == .horizontal
          ? CGRect(x: start, y: across, width: line.length, height: height)
          : CGRect(x: across, y: start, width: height, height: line.length)
        let proposal = self.proposal(line)
        let dimensions = subview.dimensions(in: proposal)
        let alignment = line.alignment ?? alignment
        let origin = WrappingLayout.origin(in: room, dimensions, alignment)
        subview.place(at: origin, proposal: proposal)
      }
      across += height + gap
    }
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.usual }

  private func proposal(_ line: Line) -> ProposedViewSize {
    ProposedViewSize.unspecified.proposing(line.length, along: axis)
  }

  private func heights(_ lines: [Line], _ subviews: Subviews) -> [CGFloat] {
    guard !lines.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: lines.count).map { first in
      zip(lines, subviews[first..<min(first + lines.count, subviews.count)])
        .map { $1.sizeThatFits(proposal($0))[axis.other] }.max() ?? 0
    }
  }

  /// The lines: fixed ones first, then equal shares of the rest within the bounds of each.
  private func lines(_ proposed: CGFloat?) -> [Line] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { sum + length } else { sum }
    }
    var room = max(0, (proposed ?? 0) - gaps - fixed)
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    var lines: [Line] = []
    var start: CGFloat = 0
    for item in items {
      let distance = item.spacing ?? ViewSpacing.usual
      var lengths: [CGFloat]
      if case .fixed(let length) = item.size {
        lengths = [length]
      } else {
        lengths = item.lengths(room / CGFloat(flexible), distance)
        room -= lengths.reduce(0, +) + distance * CGFloat(lengths.count - 1)
        flexible -= 1
      }
      for length in lengths {
        lines.append(Line(start: start, length: length, alignment: item.alignment))
        start += length + distance
      }
    }
    return lines
  }
}

extension GridItem {
  /// The lengths of the lines that the item makes in a room.
  fileprivate func lengths(_ room: CGFloat, _ distance: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(room, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let count = max(1, ((room + distance) / (minimum + distance)).rounded(.down))
      let length = (room - distance * (count - 1)) / count
      return Array(repeating: min(max(length, minimum), maximum), count: Int(count))
    }
  }
}
