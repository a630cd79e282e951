import Foundation

extension Path {
  /// Starts somewhere.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Draws lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Goes back to the start.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// Draws a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    // A radius goes at most to the middle of a side.
    let w = max(0, min(cornerSize.width, rect.width / 2))
    let h = max(0, min(cornerSize.height, rect.height / 2))
    let corners = [
      (
        CGPoint(x: rect.maxX, y: rect.minY), CGSize(width: -w, height: 0),
        CGSize(width: 0, height: h)
      ),
      (
        CGPoint(x: rect.maxX, y: rect.maxY), CGSize(width: 0, height: -h),
        CGSize(width: -w, height: 0)
      ),
      (
        CGPoint(x: rect.minX, y: rect.maxY), CGSize(width: w, height: 0),
        CGSize(width: 0, height: -h)
      ),
      (
        CGPoint(x: rect.minX, y: rect.minY), CGSize(width: 0, height: h),
        CGSize(width: w, height: 0)
      ),
    ]
    move(to: CGPoint(x: rect.minX + w, y: rect.minY).applying(transform))
    for (corner, before, after) in corners {
      addLine(to: (corner + before).applying(transform))
      addQuadCurve(
        to: (corner + after).applying(transform),
        control: corner.applying(transform)
      )
    }
    closeSubpath()
  }

  /// Draws an ellipse of four curves.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      (center + CGSize(width: x * rx, height: y * ry)).applying(transform)
    }
    let k: CGFloat = 0.5522847498
    move(to: point(1, 0))
    addCurve(to: point(0, 1), control1: point(1, k), control2: point(k, 1))
    addCurve(to: point(-1, 0), control1: point(-k, 1), control2: point(-1, k))
    addCurve(to: point(0, -1), control1: point(-1, -k), control2: point(-k, -1))
    addCurve(to: point(1, 0), control1: point(k, -1), control2: point(1, -k))
    closeSubpath()
  }

  /// Draws a part of a circle, as lines of small steps.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    var sweep = difference.truncatingRemainder(dividingBy: turn)
    if clockwise && sweep > 0 { sweep -= turn }
    if !clockwise && sweep < 0 { sweep += turn }
    // Angles that are a whole turn apart make a circle.
    if sweep == 0, difference != 0 { sweep = clockwise ? -turn : turn }
    for step in 0...32 {
      let angle = CGFloat(startAngle.radians + sweep * Double(step) / 32)
      let point = center + CGSize(width: cos(angle) * radius, height: sin(angle) * radius)
      step == 0 && currentPoint == nil
        ? move(to: point.applying(transform)) : addLine(to: point.applying(transform))
    }
  }

  /// Draws an arc that touches two lines, as a curve.
  public mutating func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addQuadCurve(
      to: tangent2End.applying(transform),
      control: tangent1End.applying(transform)
    )
  }

  /// Adds another figure.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The figure in other coordinates.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let control1, let control2):
        .curve(
          to: to.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// The figure, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

/// A point, moved by a size.
private func + (point: CGPoint, size: CGSize) -> CGPoint {
  CGPoint(x: point.x + size.width, y: point.y + size.height)
}
