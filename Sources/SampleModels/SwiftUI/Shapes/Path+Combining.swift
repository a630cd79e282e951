import Foundation

extension Path {
  /// What this figure and another one both cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// What this figure or another one covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// What this figure covers and another one does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// What exactly one of two figures covers.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  private func combined(
    with other: Path,
    _ isEvenOdd: Bool,
    _ covers: (Bool, Bool) -> Bool
  ) -> Path {
    let edges = polygonEdges(of: 0) + other.polygonEdges(of: 1)
    return PathBands(edges, isEvenOdd: isEvenOdd).path(where: covers)
  }

  /// The lines around the figure, with curves as lines, from top to bottom.
  private func polygonEdges(of figure: Int) -> [PathBands.Edge] {
    var edges: [PathBands.Edge] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if let edge = PathBands.Edge(from: last, to: point, of: figure) { edges.append(edge) }
      last = point
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        (start, last) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let point, let control):
        let first = last
        for step in 1...Self.curveSteps {
          add(Self.point(on: [first, control, point], CGFloat(step) / CGFloat(Self.curveSteps)))
        }
      case .curve(let point, let one, let two):
        let first = last
        for step in 1...Self.curveSteps {
          add(Self.point(on: [first, one, two, point], CGFloat(step) / CGFloat(Self.curveSteps)))
        }
      case .closeSubpath: add(start)
      }
    }
    add(start)
    return edges
  }

  /// The number of lines that a curve is made of.
  private static let curveSteps = 16

  /// The point at a part of the way along a curve.
  private static func point(on points: [CGPoint], _ part: CGFloat) -> CGPoint {
    guard points.count > 1 else { return points.first ?? .zero }
    let mixed = zip(points, points.dropFirst()).map { from, to in
      CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
    return point(on: mixed, part)
  }
}
