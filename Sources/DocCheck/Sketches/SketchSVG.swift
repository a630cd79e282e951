/// Writes a sketch as SVG.
///
/// Everything that comes from a program is a number, a name that is looked up, or text that is
/// escaped, so that whoever opens the file sees a drawing and nothing else.
struct SketchSVG {
  private let sketch: Sketch
  private var body = ""
  private var definitions = ""
  private var count = 0

  /// - Parameter sketch: a sketch that is validated.
  init(_ sketch: Sketch) {
    self.sketch = sketch
    for step in sketch.steps { write(step) }
  }

  /// The file.
  var text: String {
    let (width, height) = (Self.number(sketch.width), Self.number(sketch.height))
    let shown = sketch.steps.isEmpty ? failure : body
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img"><title>\(Markup.escaped(sketch.alternative))</title>
      <defs>\(definitions)<clipPath id="screen"><rect width="\(width)" height="\(height)"/>\
      </clipPath></defs>
      <g clip-path="url(#screen)" font-family="\(Self.fonts["default"] ?? "")">\(shown)
      \(mark)</g>
      </svg>

      """
  }

  /// What tells that this is no screenshot.
  private var mark: String {
    let (x, y) = (Self.number(sketch.width - 6), Self.number(sketch.height - 5))
    return """
      <text x="\(x)" y="\(y)" font-size="8" text-anchor="end" fill="#6e6e73" \
      fill-opacity="0.8">sketch</text>
      """
  }

  private var failure: String {
    let text = Markup.escaped(sketch.failure ?? "nothing to draw")
    return """
      <rect width="100%" height="100%" fill="#f2f2f7"/>\
      <text x="20" y="40" font-size="14" fill="#3c3c43">\(text)</text>
      """
  }

  static let fonts = [
    "default": "'DejaVu Sans Condensed', system-ui, sans-serif",
    "monospaced": "'DejaVu Sans Mono', ui-monospace, monospace",
    "serif": "ui-serif, serif", "rounded": "ui-rounded, system-ui, sans-serif",
  ]

  /// A number without digits that nobody sees.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

// MARK: - Steps

extension SketchSVG {
  private mutating func write(_ step: SketchStep) {
    switch step.operation {
    case .path: writePath(step)
    case .text: writeText(step)
    case .symbol: writeSymbol(step)
    case .box: writeBox(step)
    case .begin: begin(step)
    case .end: body += "</g>\n"
    }
  }

  private mutating func writePath(_ step: SketchStep) {
    guard let path = step.path else { return }
    var attributes = paint(step.fill, "fill") ?? " fill=\"none\""
    if let stroke = step.stroke { attributes += paint(stroke, "stroke") ?? "" }
    if let line = step.line { attributes += Self.attributes(of: line) }
    if step.isEvenOdd == true { attributes += " fill-rule=\"evenodd\"" }
    body += "<path d=\"\(path)\"\(attributes)/>\n"
  }

  private static func attributes(of line: SketchStep.Line) -> String {
    let cap = ["round", "square"].contains(line.cap) ? " stroke-linecap=\"\(line.cap)\"" : ""
    let join = ["round", "bevel"].contains(line.join) ? " stroke-linejoin=\"\(line.join)\"" : ""
    let dashes = line.dashes.map { number(max(0, $0)) }.joined(separator: " ")
    return " stroke-width=\"\(number(max(0, line.width)))\"" + cap + join
      + (dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes)\"")
  }

  private mutating func writeText(_ step: SketchStep) {
    guard let words = step.text, let letters = step.letters, let rect = step.rect else { return }
    var attributes = paint(step.fill, "fill") ?? ""
    attributes += " font-size=\"\(Self.number(letters.size))\""
    if letters.weight != 400, (1...1000).contains(letters.weight) {
      attributes += " font-weight=\"\(letters.weight)\""
    }
    if letters.design != "default", let family = Self.fonts[letters.design] {
      attributes += " font-family=\"\(family)\""
    }
    if letters.isItalic { attributes += " font-style=\"italic\"" }
    let lines = [
      letters.isUnderlined ? "underline" : "", letters.isStruckThrough ? "line-through" : "",
    ]
    let decoration = lines.filter { !$0.isEmpty }.joined(separator: " ")
    if !decoration.isEmpty { attributes += " text-decoration=\"\(decoration)\"" }
    // The widths are those of one font, whichever the reader's machine has.
    if words.count > 1, rect[2] > 0 {
      attributes += " textLength=\"\(Self.number(rect[2]))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    body += """
      <text x="\(Self.number(rect[0]))" y="\(Self.number(rect[1]))" xml:space="preserve"\
      \(attributes)>\(Markup.escaped(words))</text>

      """
  }

  private mutating func writeBox(_ step: SketchStep) {
    guard let label = step.text, let rect = step.rect else { return }
    let place = """
      x="\(Self.number(rect[0]))" y="\(Self.number(rect[1]))" \
      width="\(Self.number(max(0, rect[2])))" height="\(Self.number(max(0, rect[3])))"
      """
    body += """
      <rect \(place) rx="4" fill="#8e8e93" fill-opacity="0.15" stroke="#8e8e93" \
      stroke-dasharray="4 3"/>

      """
    // The label takes the room of the box, and none if that is too small to be read.
    let size = min(12, rect[2] / max(1, Double(label.count)) * 1.7, rect[3] * 0.7)
    guard size >= 4 else { return }
    body += """
      <text x="\(Self.number(rect[0] + rect[2] / 2))" \
      y="\(Self.number(rect[1] + rect[3] / 2 + size / 3))" font-size="\(Self.number(size))" \
      text-anchor="middle" fill="#6e6e73">\(Markup.escaped(label))</text>

      """
  }

  private mutating func writeSymbol(_ step: SketchStep) {
    guard let name = step.text, let rect = step.rect else { return }
    guard let symbol = SketchSymbol(name) else { return writeBox(step) }
    let side = min(rect[2], rect[3])
    guard side > 0 else { return }
    let scale = side / 24
    let (x, y) = (rect[0] + (rect[2] - side) / 2, rect[1] + (rect[3] - side) / 2)
    let outline = paint(step.fill?.flat, "stroke") ?? ""
    let color = outline + (paint(step.fill?.flat, "fill") ?? "")
    let place =
      "transform=\"translate(\(Self.number(x)) \(Self.number(y))) scale(\(scale.rounded4))\""
    body += "<g \(place) stroke-width=\"1.8\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    let letter = paint(step.fill?.flat, "fill") ?? ""
    var inside = symbol.isFilled ? color : outline + " fill=\"none\""
    var shift = ""
    if let frame = symbol.frame {
      body += "<path d=\"\(frame)\"\(symbol.isFilled ? color : outline + " fill=\"none\"")/>"
      // On a filled ground the figure is cut out.
      if symbol.isFilled { inside = " stroke=\"\(sketch.isDark ? "#000" : "#fff")\" fill=\"none\"" }
      shift = " transform=\"translate(5.400 5.400) scale(0.55)\" stroke-width=\"3\""
    }
    body +=
      symbol.path.isEmpty
      ? "<text x=\"12\" y=\"17\" font-size=\"13\" text-anchor=\"middle\"\(letter)>"
        + Markup.escaped(String(name.prefix { $0 != "." }).uppercased()) + "</text>"
      : "<path d=\"\(symbol.path)\"\(inside)\(shift)/>"
    if symbol.isStruck { body += "<path d=\"M3 3L21 21\"\(outline)/>" }
    body += "</g>\n"
  }

  private mutating func begin(_ step: SketchStep) {
    var attributes = ""
    if let opacity = step.opacity {
      attributes += " opacity=\"\(Self.number(min(max(opacity, 0), 1)))\""
    }
    if let transform = step.transform {
      attributes += " transform=\"matrix(\(transform.map(\.rounded4).joined(separator: " ")))\""
    }
    if let path = step.path {
      let id = define { "<clipPath id=\"\($0)\"><path d=\"\(path)\"/></clipPath>" }
      attributes += " clip-path=\"url(#\(id))\""
    }
    if let filter = Self.filter(of: step) {
      let id = define {
        "<filter id=\"\($0)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">\(filter)</filter>"
      }
      attributes += " filter=\"url(#\(id))\""
    }
    body += "<g\(attributes)>\n"
  }

  private static func filter(of step: SketchStep) -> String? {
    if let blur = step.blur {
      return "<feGaussianBlur stdDeviation=\"\(number(min(max(blur, 0), 200) / 2))\"/>"
    }
    guard let shadow = step.shadow, let color = step.fill?.stops.first else { return nil }
    let (hex, opacity) = hexadecimal(color.color)
    return """
      <feDropShadow dx="\(number(shadow[1]))" dy="\(number(shadow[2]))" \
      stdDeviation="\(number(min(max(shadow[0], 0), 200) / 2))" flood-color="\(hex)" \
      flood-opacity="\(number(opacity))"/>
      """
  }
}

// MARK: - Paints

extension SketchSVG {
  private mutating func define(_ make: (String) -> String) -> String {
    count += 1
    let id = "d\(count)"
    definitions += make(id) + "\n"
    return id
  }

  private mutating func paint(_ paint: SketchPaint?, _ attribute: String) -> String? {
    guard let paint else { return nil }
    guard paint.kind != .plain, paint.stops.count > 1 else {
      guard let first = paint.stops.first else { return " \(attribute)=\"none\"" }
      let (hex, opacity) = Self.hexadecimal(first.color)
      let faded = opacity < 1 ? " \(attribute)-opacity=\"\(Self.number(opacity))\"" : ""
      return " \(attribute)=\"\(hex)\"\(faded)"
    }
    let stops = paint.stops.map { stop in
      let (hex, opacity) = Self.hexadecimal(stop.color)
      let place = Self.number(min(max(stop.place, 0), 1))
      return
        "<stop offset=\"\(place)\" stop-color=\"\(hex)\" stop-opacity=\"\(Self.number(opacity))\"/>"
    }.joined()
    let points = paint.points.map(Self.number)
    let id = define { id in
      paint.kind == .linear
        ? """
        <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(points[0])" \
        y1="\(points[1])" x2="\(points[2])" y2="\(points[3])">\(stops)</linearGradient>
        """
        : """
        <radialGradient id="\(id)" gradientUnits="userSpaceOnUse" cx="\(points[0])" \
        cy="\(points[1])" fr="\(points[2])" r="\(points[3])">\(stops)</radialGradient>
        """
    }
    return " \(attribute)=\"url(#\(id))\""
  }

  /// A colour as SVG writes it, and its opacity.
  private static func hexadecimal(_ color: [Double]) -> (String, Double) {
    let digits = color.prefix(3).map { value in
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return ("#" + digits.joined(), min(max(color[3], 0), 1))
  }
}

extension SketchPaint {
  /// The first colour alone.
  fileprivate var flat: SketchPaint {
    SketchPaint(kind: .plain, stops: Array(stops.prefix(1)), points: [])
  }
}

extension Double {
  /// The number with four digits.
  fileprivate var rounded4: String { String((self * 10_000).rounded() / 10_000) }
}
