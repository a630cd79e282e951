import Foundation

extension Path {
  /// A part of the outline, from 0 to 1, as lines of small steps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let lines = flattened
    let whole = lines.reduce(0) { $0 + $1.length }
    let (start, end) = (max(0, from) * whole, min(1, to) * whole)
    var path = Path()
    var passed: CGFloat = 0
    for line in lines where line.length > 0 {
      let first = max(start, passed)
      let last = min(end, passed + line.length)
      if first < last {
        let (begin, stop) = (line.point(at: first - passed), line.point(at: last - passed))
        if !path.ends(at: begin) { path.move(to: begin) }
        path.addLine(to: stop)
      }
      passed += line.length
    }
    return path
  }

  /// Whether the figure ends at a point, as nearly as points can be computed.
  private func ends(at point: CGPoint) -> Bool {
    currentPoint.map { hypot($0.x - point.x, $0.y - point.y) < 1e-6 } ?? false
  }

  /// A straight part of an outline.
  private struct Line {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      let part = distance / length
      return CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part
      )
    }
  }

  /// The number of lines that stand for a curve.
  private static let curveSteps = 24

  /// The outline in straight parts.
  private var flattened: [Line] {
    var (lines, current, start): ([Line], CGPoint, CGPoint) = ([], .zero, .zero)
    func add(_ end: CGPoint) {
      lines.append(Line(start: current, end: end))
      current = end
    }
    func addCurve(_ point: (CGFloat) -> CGPoint) {
      let points = (1...Self.curveSteps).map { point(CGFloat($0) / CGFloat(Self.curveSteps)) }
      points.forEach(add)
    }
    for element in elements {
      let begin = current
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        addCurve { Self.mix([begin, control, to], at: $0) }
      case .curve(let to, let control1, let control2):
        addCurve { Self.mix([begin, control1, control2, to], at: $0) }
      case .closeSubpath: add(start)
      }
    }
    return lines
  }

  /// The point of a Bézier curve, by de Casteljau's algorithm.
  private static func mix(_ points: [CGPoint], at part: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points[0] }
    let between = zip(points, points.dropFirst()).map { first, second in
      CGPoint(
        x: first.x + (second.x - first.x) * part,
        y: first.y + (second.y - first.y) * part
      )
    }
    return mix(between, at: part)
  }
}
