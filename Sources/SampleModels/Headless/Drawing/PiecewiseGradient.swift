import SwiftUI

/// A gradient that SVG does not have: it is drawn in pieces of one colour each.
@MainActor protocol PiecewiseGradient: GradientStyle {
  /// The pieces that cover a rectangle, from back to front.
  func pieces(in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece]

  /// The parts of a line, each in its colour; nothing where it is drawn in the nearest gradient of SVG.
  func parts(of path: Path, in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece]?
}

/// An area or a part of a line in one colour.
struct GradientPiece {
  let path: Path
  let color: Paint.RGBA
}

extension PiecewiseGradient {
  func parts(of path: Path, in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece]? { nil }
}

extension Painter {
  /// Draws pieces within the limits of a figure.
  mutating func draw(_ pieces: [GradientPiece], cutTo figure: Path) {
    guard !figure.isEmpty else { return }
    var cut = DrawingStep(operation: .begin)
    cut.path = figure.svg
    add(cut)
    // A line around each piece leaves no gap to the next one.
    let line = StrokeStyle(lineWidth: 0.7)
    for piece in pieces {
      fill(piece.path, Paint(piece.color))
      stroke(piece.path, Paint(piece.color), line)
    }
    add(DrawingStep(operation: .end))
  }
}

extension Paint.RGBA {
  /// The colour at a part of the way to another one.
  func mixed(with other: Paint.RGBA, _ part: Double) -> Paint.RGBA {
    func mix(_ own: Double, _ others: Double) -> Double { own + (others - own) * part }
    return Paint.RGBA(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}

extension AngularGradient: PiecewiseGradient {
  /// The number of wedges around the centre.
  private static let count = 72

  func pieces(in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece] {
    let middle = rect.point(at: center)
    let radius = hypot(rect.width, rect.height) * 2
    return (0..<Self.count).map { index in
      let (from, to) = (angle(index), angle(index + 1))
      var path = Path()
      path.move(to: middle)
      for angle in [from, to] {
        path.addLine(
          to: CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        )
      }
      path.closeSubpath()
      return GradientPiece(path: path, color: color(at: (from + to) / 2, resolver))
    }
  }

  func parts(of path: Path, in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece]? {
    let middle = rect.point(at: center)
    return (0..<Self.count).map { index in
      let (from, to) = (Double(index) / Double(Self.count), Double(index + 1) / Double(Self.count))
      let place = path.trimmedPath(from: from, to: to).boundingRect
      let angle = atan2(place.midY - middle.y, place.midX - middle.x)
      let color = color(at: angle, resolver)
      // Each part goes on below the next one, which leaves no gap; where both are seen through, the
      // common piece would be darker.
      guard color.alpha >= 1 else {
        return GradientPiece(path: path.trimmedPath(from: from, to: to), color: color)
      }
      let overlap = 0.5 / Double(Self.count)
      var part = path.trimmedPath(from: from, to: min(1, to + overlap))
      if index == Self.count - 1 { part.goOn(along: path.trimmedPath(from: 0, to: overlap)) }
      return GradientPiece(path: part, color: color)
    }
  }

  private func angle(_ index: Int) -> Double { Double(index) / Double(Self.count) * 2 * .pi }

  /// The colour in a direction from the centre.
  @MainActor private func color(at angle: Double, _ resolver: StyleResolver) -> Paint.RGBA {
    let turn = 2 * Double.pi
    let (start, end) = (startAngle.radians, endAngle.radians)
    let length = start == end ? turn : min(abs(end - start), turn)
    let way = (end < start ? start - angle : angle - start).truncatingRemainder(dividingBy: turn)
    let along = way < 0 ? way + turn : way
    // What is left of the turn belongs half to the last colour and half to the first one.
    let place = along <= length ? along / length : along < (length + turn) / 2 ? 1 : 0
    return gradient.color(at: place, resolver)
  }
}

extension Path {
  /// Adds the lines of a figure that begins where this one ends; not those of any other.
  fileprivate mutating func goOn(along next: Path) {
    guard case .move(let start)? = next.elements.first, let end = currentPoint,
      hypot(start.x - end.x, start.y - end.y) < 1e-3
    else { return }
    for case .line(let point) in next.elements { addLine(to: point) }
  }
}

extension Gradient {
  /// The colour at a place between 0 and 1.
  @MainActor fileprivate func color(at place: Double, _ resolver: StyleResolver) -> Paint.RGBA {
    let stops = stops.sorted { $0.location < $1.location }
    guard let next = stops.firstIndex(where: { Double($0.location) >= place }) else {
      return stops.last.map { resolver.rgba($0.color) } ?? Palette.fallback
    }
    guard next > 0 else { return resolver.rgba(stops[0].color) }
    let (from, to) = (stops[next - 1], stops[next])
    let length = Double(to.location - from.location)
    let part = length > 0 ? (place - Double(from.location)) / length : 1
    return resolver.rgba(from.color).mixed(with: resolver.rgba(to.color), part)
  }
}

extension MeshGradient: PiecewiseGradient {
  /// The most pieces of a gradient.
  private static let most = 900.0

  func pieces(in rect: CGRect, _ resolver: StyleResolver) -> [GradientPiece] {
    guard width > 1, height > 1, points.count == width * height, colors.count == points.count else {
      return []
    }
    let cells = (width - 1) * (height - 1)
    let count = min(8, max(2, Int((Self.most / Double(cells)).squareRoot())))
    let corners = colors.map(resolver.rgba)
    return (0..<cells).flatMap { cell -> [GradientPiece] in
      let first = cell / (width - 1) * width + cell % (width - 1)
      let places = [first, first + 1, first + width, first + width + 1]
      return (0..<count * count).map { index in
        let step = 1 / Double(count)
        let (x, y) = (Double(index % count) * step, Double(index / count) * step)
        var path = Path()
        path.addLines(
          [(x, y), (x + step, y), (x + step, y + step), (x, y + step)].map {
            point($0, $1, places, rect)
          }
        )
        path.closeSubpath()
        let (middle, below) = (x + step / 2, y + step / 2)
        let top = corners[places[0]].mixed(with: corners[places[1]], middle)
        let bottom = corners[places[2]].mixed(with: corners[places[3]], middle)
        return GradientPiece(path: path, color: top.mixed(with: bottom, below))
      }
    }
  }

  /// The point at a part of the way across and down between four points.
  private func point(_ x: Double, _ y: Double, _ places: [Int], _ rect: CGRect) -> CGPoint {
    func mix(_ part: (SIMD2<Float>) -> Float) -> Double {
      let values = places.map { Double(part(points[$0])) }
      let (top, bottom) = (
        values[0] + (values[1] - values[0]) * x, values[2] + (values[3] - values[2]) * x
      )
      return top + (bottom - top) * y
    }
    return rect.point(at: UnitPoint(x: mix { $0.x }, y: mix { $0.y }))
  }
}
