import SwiftUI

// Images and canvases.

extension Painter {
  /// Draws an image: a symbol as a figure of its own, a picture as a box with its name.
  mutating func draw(_ image: Image, in rect: CGRect) {
    switch image.source {
    case .changed(let image, _): draw(image, in: rect)
    case .symbol(let name, _):
      let name = resolver.values.symbolVariants.name(of: name)
      drawSymbol(name, resolver.foreground(in: rect), in: rect)
    case .asset(let name, _): drawPicture(name, in: rect)
    case .platform, .bitmap, .drawn: drawPicture("image", in: rect)
    }
  }

  /// A picture that is not there: a box with its name and a sign for pictures.
  private mutating func drawPicture(_ name: String, in rect: CGRect) {
    drawBox(name, in: rect)
  }

  /// Draws what was drawn into the context of a canvas.
  mutating func draw(_ record: GraphicsRecord, in rect: CGRect) {
    var clip = DrawingStep(operation: .begin)
    clip.path = Path(rect).svg
    add(clip)
    for step in record.steps {
      let group = GroupEffect.transform(
        step.transform.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)),
        anchor: UnitPoint(x: 0, y: 0)
      )
      var begin = group.step(in: .zero, resolver)
      begin.opacity = min(max(step.opacity.inDrawing, 0), 1)
      add(begin)
      draw(step.content)
      add(DrawingStep(operation: .end))
    }
    add(DrawingStep(operation: .end))
  }

  private mutating func draw(_ content: GraphicsRecord.Content) {
    switch content {
    case .fill(let path, let shading, let style):
      let paint = resolver.paint(shading.style, in: path.boundingRect)
      fill(path, paint, isEvenOdd: style.isEOFilled)
    case .stroke(let path, let shading, let style):
      stroke(path, resolver.paint(shading.style, in: path.boundingRect), style)
    case .text(let text, let point, let anchor):
      let typeset = TypesetText(text.runs(in: resolver.values), in: resolver.values)
      let rect = CGRect(point, typeset.size(.unspecified), anchor)
      write(typeset, in: rect, .leading)
    case .paragraph(let text, let rect):
      let typeset = TypesetText(text.runs(in: resolver.values), in: resolver.values)
      write(typeset, in: rect, .leading)
    case .image(let image, let point, let anchor):
      draw(image, in: CGRect(point, CGSize(width: 20, height: 20), anchor))
    case .picture(let image, let rect): draw(image, in: rect)
    }
  }
}

extension CGRect {
  /// A rectangle of a size with a part of it at a point.
  fileprivate init(_ point: CGPoint, _ size: CGSize, _ anchor: UnitPoint) {
    self.init(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
