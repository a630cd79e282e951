import Foundation

/// Two figures, cut into bands in which no two of their lines cross.
struct PathBands {
  /// A line of a figure from top to bottom.
  struct Edge {
    let top: CGPoint
    let bottom: CGPoint
    /// The figure that the line belongs to: the first or the second one.
    let figure: Int
    /// Whether the figure's outline goes down here.
    let isDown: Bool

    /// A line; nothing for a level one, which bounds no band.
    init?(from start: CGPoint, to end: CGPoint, of figure: Int) {
      guard start.y != end.y else { return nil }
      isDown = start.y < end.y
      (top, bottom) = isDown ? (start, end) : (end, start)
      self.figure = figure
    }

    /// Where the line is at a height.
    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }

    /// The height at which the line crosses another one.
    func crossing(_ other: Edge) -> CGFloat? {
      let (from, to) = (max(top.y, other.top.y), min(bottom.y, other.bottom.y))
      guard from < to else { return nil }
      let (before, after) = (x(at: from) - other.x(at: from), x(at: to) - other.x(at: to))
      guard before * after < 0 else { return nil }
      return from + (to - from) * before / (before - after)
    }
  }

  /// A piece of a band between two lines.
  private struct Piece {
    let left: Edge
    let right: Edge
  }

  private let edges: [Edge]
  private let isEvenOdd: Bool

  init(_ edges: [Edge], isEvenOdd: Bool) {
    self.edges = edges
    self.isEvenOdd = isEvenOdd
  }

  /// The area where a condition holds for what the first and the second figure cover.
  func path(where covers: (Bool, Bool) -> Bool) -> Path {
    let heights = heights
    var areas: [PathArea] = []
    var open: [PathArea] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      var next: [PathArea] = []
      for piece in pieces(at: (top + bottom) / 2, where: covers) {
        let (left, right) = (piece.left.x(at: top), piece.right.x(at: top))
        let index = open.firstIndex { $0.ends(at: top, between: left, and: right) }
        var area = index.map { open.remove(at: $0) } ?? PathArea()
        if index == nil { area.add(left, right, at: top) }
        area.add(piece.left.x(at: bottom), piece.right.x(at: bottom), at: bottom)
        next.append(area)
      }
      areas += open
      open = next
    }
    return Path { path in
      for area in areas + open {
        path.addLines(area.points)
        path.closeSubpath()
      }
    }
  }

  /// The heights between which no line begins, ends or crosses another one.
  private var heights: [CGFloat] {
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, edge) in edges.enumerated() {
      heights += edges[(index + 1)...].compactMap { edge.crossing($0) }
    }
    var kept: [CGFloat] = []
    for height in heights.sorted() where height - (kept.last ?? -.infinity) > 1e-6 {
      kept.append(height)
    }
    return kept
  }

  private func pieces(at height: CGFloat, where covers: (Bool, Bool) -> Bool) -> [Piece] {
    let crossed = edges.filter { $0.top.y < height && height < $0.bottom.y }
      .sorted { $0.x(at: height) < $1.x(at: height) }
    var windings = [0, 0]
    var pieces: [Piece] = []
    var left: Edge?
    for edge in crossed {
      windings[edge.figure] += edge.isDown ? 1 : -1
      let inside = windings.map { isEvenOdd ? !$0.isMultiple(of: 2) : $0 != 0 }
      let isCovered = covers(inside[0], inside[1])
      if let begin = left, !isCovered {
        // Where lines of both figures are one, there is nothing between them.
        if edge.x(at: height) - begin.x(at: height) > 1e-6 {
          pieces.append(Piece(left: begin, right: edge))
        }
        left = nil
      } else if left == nil, isCovered {
        left = edge
      }
    }
    return pieces
  }
}

/// An area that grows downwards, band by band.
private struct PathArea {
  private var left: [CGPoint] = []
  private var right: [CGPoint] = []

  /// The points around the area.
  var points: [CGPoint] { left + right.reversed() }

  /// Whether the area ends at a height between two places.
  func ends(at height: CGFloat, between left: CGFloat, and right: CGFloat) -> Bool {
    guard let ownLeft = self.left.last, let ownRight = self.right.last else { return false }
    return ownLeft.y == height && abs(ownLeft.x - left) < 1e-3 && abs(ownRight.x - right) < 1e-3
  }

  mutating func add(_ left: CGFloat, _ right: CGFloat, at height: CGFloat) {
    self.left.append(CGPoint(x: left, y: height))
    self.right.append(CGPoint(x: right, y: height))
  }
}
