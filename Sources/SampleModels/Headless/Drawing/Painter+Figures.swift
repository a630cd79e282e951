import SwiftUI

// Figures, symbols and text.

extension Painter {
  /// Fills a figure.
  mutating func fill(_ path: Path, _ paint: Paint?, isEvenOdd: Bool = false) {
    guard let paint, !path.isEmpty else { return }
    var step = DrawingStep(operation: .path)
    (step.path, step.fill) = (path.svg, paint)
    if isEvenOdd { step.isEvenOdd = true }
    add(step)
  }

  /// Fills a figure with a colour of the system.
  mutating func fill(_ path: Path, _ color: Palette.KnownColor) {
    fill(path, Paint(palette.known(color)))
  }

  /// Draws the outline of a figure.
  mutating func stroke(_ path: Path, _ paint: Paint?, _ style: StrokeStyle) {
    guard let paint, !path.isEmpty, style.lineWidth > 0 else { return }
    var step = DrawingStep(operation: .path)
    (step.path, step.stroke) = (path.svg, paint)
    step.line = DrawingStep.Line(
      width: Double(style.lineWidth).inDrawing,
      cap: "\(style.lineCap)",
      join: "\(style.lineJoin)",
      dashes: style.dash.prefix(20).map { Double($0).inDrawing }
    )
    add(step)
  }

  /// Draws a shape, filled or as an outline, as its kind asks for.
  mutating func draw(
    _ shape: any Shape,
    _ style: any ShapeStyle,
    in rect: CGRect,
    isEvenOdd: Bool = false
  ) {
    let paint = resolver.paint(style, in: rect)
    let pieces = (((style as? AnyShapeStyle)?.base ?? style) as? any PiecewiseGradient)
    if let line = (shape as? any OutlinedShape)?.outline(in: rect) {
      guard let pieces, let parts = pieces.parts(of: line.path, in: rect, resolver) else {
        return stroke(line.path, paint, line.style)
      }
      for part in parts { stroke(part.path, Paint(part.color), line.style) }
    } else if let pieces {
      draw(pieces.pieces(in: rect, resolver), cutTo: shape.path(in: rect))
    } else {
      fill(shape.path(in: rect), paint, isEvenOdd: isEvenOdd)
    }
  }

  /// Draws a symbol in the middle of a rectangle.
  mutating func drawSymbol(_ name: String, _ paint: Paint?, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    var step = DrawingStep(operation: .symbol)
    (step.text, step.fill, step.rect) = (name, paint, rect.inDrawing)
    add(step)
  }

  /// Writes words in one line with their middle or their start in a place.
  mutating func write(
    _ words: String,
    _ color: Palette.KnownColor,
    size: CGFloat,
    weight: Font.Weight = .regular,
    at point: CGPoint,
    isCentered: Bool = false
  ) {
    let values = EnvironmentValues()
    let text = TypesetText(
      Text(verbatim: words).font(.system(size: size, weight: weight)).runs(in: values),
      in: values
    )
    let own = text.size(.unspecified)
    let origin = CGPoint(
      x: isCentered ? point.x - own.width / 2 : point.x,
      y: point.y - own.height / 2
    )
    write(text, in: CGRect(origin: origin, size: own), .leading, Paint(palette.known(color)))
  }

  /// Writes text in a rectangle.
  ///
  /// - Parameter paint: the paint of runs without a style; that of the foreground if there is none.
  mutating func write(
    _ text: TypesetText,
    in rect: CGRect,
    _ alignment: TextAlignment,
    _ paint: Paint? = nil
  ) {
    let (fitting, lines) = text.fitted(
      ProposedViewSize(width: rect.width, height: rect.height)
    )
    for (index, line) in lines.enumerated() {
      let part: CGFloat = [.leading: 0, .center: 0.5, .trailing: 1][alignment] ?? 0
      let x = rect.minX + max(0, rect.width - line.width) * part
      let top = rect.minY + fitting.top(ofLine: index)
      for piece in line.pieces {
        let run = fitting.runs[piece.run]
        let frame = CGRect(x: x + piece.x, y: top, width: piece.width, height: fitting.lineHeight)
        write(piece.text, run, in: frame, baseline: top + fitting.baseline, paint)
      }
    }
  }

  private mutating func write(
    _ words: String,
    _ run: TextRun,
    in rect: CGRect,
    baseline: CGFloat,
    _ paint: Paint?
  ) {
    let own = run.style.flatMap { resolver.paint($0, in: rect) }
    let paint = own ?? paint ?? resolver.foreground(in: rect)
    if let image = run.image { return draw(image, in: rect) }
    guard words.contains(where: { !$0.isWhitespace }) || run.isUnderlined else { return }
    if !resolver.values.redactionReasons.isEmpty {
      let bar = rect.insetBy(dx: 0, dy: rect.height * 0.15)
      return fill(Path(roundedRect: bar, cornerRadius: 3), paint?.faded(0.25))
    }
    var step = DrawingStep(operation: .text)
    (step.text, step.fill) = (words, paint)
    step.rect = CGRect(x: rect.minX, y: baseline, width: rect.width, height: rect.height).inDrawing
    step.letters = DrawingStep.Letters(
      size: Double(run.font.size).inDrawing,
      weight: run.font.weight.css,
      design: "\(run.font.design)",
      isItalic: run.font.isItalic,
      isUnderlined: run.isUnderlined,
      isStruckThrough: run.isStruckThrough
    )
    add(step)
  }
}

extension Font.Weight {
  /// The weight as a number from 100 to 900.
  fileprivate var css: Int {
    let limits: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.25, 500), (0.35, 600), (0.5, 700),
      (0.6, 800),
    ]
    return limits.first { value < $0.0 }?.1 ?? 900
  }
}

/// A shape that is drawn as a line.
@MainActor protocol OutlinedShape {
  /// The figure whose outline is drawn, and how.
  func outline(in rect: CGRect) -> (path: Path, style: StrokeStyle)?
}

extension _StrokedShape: OutlinedShape {
  func outline(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    (shape.path(in: rect), style)
  }
}

extension AnyShape: OutlinedShape {
  func outline(in rect: CGRect) -> (path: Path, style: StrokeStyle)? {
    (base as? any OutlinedShape)?.outline(in: rect)
  }
}
