import SwiftUI

extension ViewNode {
  /// Draws what a modifier of looks puts behind a view or in front of it.
  func drawGround(of name: String, _ arguments: ModifierArguments, _ box: LayoutBox) {
    switch name {
    case "background(ignoresSafeAreaEdges:)":
      draw(box) { $0.draw(Rectangle(), .background, in: $1) }
    case "background(_:ignoresSafeAreaEdges:)", "containerBackground(_:for:)":
      guard let style = arguments[0, (any ShapeStyle).self] else { return }
      draw(box) { $0.draw(Rectangle(), style, in: $1) }
    case "background(_:in:fillStyle:)":
      guard let style = arguments[0, (any ShapeStyle).self],
        let shape = arguments[1, (any Shape).self]
      else { return }
      draw(box) { $0.draw(shape, style, in: $1) }
    case "background(in:fillStyle:)":
      guard let shape = arguments[0, (any Shape).self] else { return }
      draw(box) { $0.draw(shape, .background, in: $1) }
    case "glassEffect(_:in:)":
      let shape = arguments[1, (any Shape).self] ?? Capsule()
      draw(box) { painter, rect in
        painter.draw(shape, .regularMaterial, in: rect)
        let edge = Paint(painter.palette.known(.separator))
        painter.stroke(shape.path(in: rect), edge, StrokeStyle(lineWidth: 0.5))
      }
    default: drawFront(of: name, arguments, box)
    }
  }

  private func drawFront(of name: String, _ arguments: ModifierArguments, _ box: LayoutBox) {
    guard let style = arguments[0, (any ShapeStyle).self] else { return }
    switch name {
    case "overlay(_:ignoresSafeAreaEdges:)":
      drawInFront(box) { $0.draw(Rectangle(), style, in: $1) }
    case "overlay(_:in:fillStyle:)":
      guard let shape = arguments[1, (any Shape).self] else { return }
      drawInFront(box) { $0.draw(shape, style, in: $1) }
    case "border(_:width:)":
      let line = StrokeStyle(lineWidth: arguments[1] ?? 1)
      drawInFront(box) { painter, rect in
        let inside = rect.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2)
        painter.stroke(Path(inside), painter.resolver.paint(style, in: rect), line)
      }
    default: drawShape(of: name, style, arguments, box)
    }
  }

  /// Draws a shape once more that is drawn already, as further fills and lines do.
  private func drawShape(
    of name: String,
    _ style: any ShapeStyle,
    _ arguments: ModifierArguments,
    _ box: LayoutBox
  ) {
    guard let shape = shapeBelow else { return }
    let line = arguments[1, StrokeStyle.self] ?? StrokeStyle(lineWidth: arguments[1] ?? 1)
    switch name {
    case "fill(_:style:)": drawInFront(box) { $0.draw(shape, style, in: $1) }
    case "stroke(_:style:antialiased:)", "stroke(_:lineWidth:antialiased:)":
      drawInFront(box) { $0.stroke(shape.path(in: $1), $0.resolver.paint(style, in: $1), line) }
    case "strokeBorder(_:style:antialiased:)", "strokeBorder(_:lineWidth:antialiased:)":
      drawInFront(box) { painter, rect in
        let inside = rect.insetBy(dx: line.lineWidth / 2, dy: line.lineWidth / 2)
        painter.stroke(shape.path(in: inside), painter.resolver.paint(style, in: rect), line)
      }
    default: break
    }
  }

  /// The shape that the view in this place draws.
  private var shapeBelow: (any Shape)? {
    if let shape = view as? any DrawnShape { return shape.drawnShape }
    return children.count == 1 ? children[0].shapeBelow : nil
  }
}

/// A view that draws a shape.
@MainActor private protocol DrawnShape {
  /// The shape.
  var drawnShape: any Shape { get }
}

extension _ShapeView: DrawnShape {
  fileprivate var drawnShape: any Shape { shape }
}
