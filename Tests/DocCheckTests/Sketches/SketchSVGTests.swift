import Foundation
import FoundationXML
import Testing

@testable import DocCheck

@Suite struct SketchSVGTests {
  private func sketch(_ steps: [SketchStep], elements: [Sketch.Element] = []) throws -> Sketch {
    let sketch = Sketch(
      name: "A",
      width: 100,
      height: 50,
      isDark: false,
      steps: steps,
      elements: elements
    )
    return try #require(sketch.validated)
  }

  private let black = SketchPaint(
    kind: .plain,
    stops: [.init(place: 0, color: [0, 0, 0, 1])],
    points: []
  )

  private func text(_ words: String) -> SketchStep {
    SketchStep(
      operation: .text,
      fill: black,
      text: words,
      letters: .init(
        size: 17,
        weight: 700,
        design: "default",
        isItalic: true,
        isUnderlined: true,
        isStruckThrough: false
      ),
      rect: [1, 20, 30, 20]
    )
  }

  /// Whether a text is well-formed XML.
  private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

  @Test("Text keeps its place, its width and its looks")
  func words() throws {
    let svg = SketchSVG(try sketch([text("Hello")])).text
    #expect(svg.contains("x=\"1\" y=\"20\""))
    #expect(svg.contains("textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\""))
    #expect(svg.contains("font-weight=\"700\""))
    #expect(svg.contains("font-style=\"italic\" text-decoration=\"underline\""))
    #expect(svg.contains(">Hello</text>"))
    #expect(isWellFormed(svg))
  }

  @Test(
    "Text of a program is never markup",
    arguments: ["</text><script>alert(1)</script>", "\" onload=\"alert(1)", "a\u{0}b\u{1B}[31m&<"]
  )
  func hostile(words: String) throws {
    let element = Sketch.Element(kind: words, label: words)
    var box = SketchStep(operation: .box)
    (box.text, box.rect) = (words, [0, 0, 90, 40])
    var symbol = SketchStep(operation: .symbol)
    (symbol.text, symbol.rect) = (words, [0, 0, 90, 40])
    let svg = SketchSVG(try sketch([text(words), box, symbol], elements: [element])).text
    #expect(isWellFormed(svg))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("onload=\"alert"))
    #expect(!svg.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test("What is not valid is not drawn")
  func invalid() throws {
    var path = SketchStep(operation: .path)
    path.path = "M0 0\"/><script/>"
    var endless = SketchStep(operation: .path)
    (endless.path, endless.fill) = ("M0 0L1 1", black)
    endless.line = .init(width: .infinity, cap: "\"", join: "x", dashes: [])
    var rect = text("a")
    rect.rect = [1, 2]
    var gradient = SketchStep(operation: .path)
    gradient.path = "M0 0L1 1"
    gradient.fill = SketchPaint(kind: .linear, stops: [], points: [1])
    #expect(try sketch([path, endless, rect, gradient]).steps.isEmpty)
  }

  @Test("Groups that are not closed are closed, and ends without a beginning are left out")
  func groups() throws {
    var begin = SketchStep(operation: .begin)
    (begin.opacity, begin.path, begin.blur) = (0.5, "M0 0L1 1Z", 4)
    begin.transform = [1, 0, 0, 1, 5, 5]
    let end = SketchStep(operation: .end)
    let svg = SketchSVG(try sketch([end, begin, begin, end])).text
    #expect(isWellFormed(svg))
    #expect(svg.contains("opacity=\"0.5\" transform=\"matrix(1.0 0.0 0.0 1.0 5.0 5.0)\""))
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"2\"/>"))
  }

  @Test("A gradient is defined once and used")
  func gradient() throws {
    var step = SketchStep(operation: .path)
    step.path = "M0 0L10 0L10 10Z"
    let stops = [
      SketchPaint.Stop(place: 0, color: [1, 0, 0, 1]),
      SketchPaint.Stop(place: 1, color: [0, 0, 1, 0.5]),
    ]
    step.fill = SketchPaint(kind: .radial, stops: stops, points: [5, 5, 0, 10])
    let svg = SketchSVG(try sketch([step])).text
    #expect(svg.contains("<radialGradient id=\"d1\""))
    #expect(svg.contains("fill=\"url(#d1)\""))
    #expect(svg.contains("stop-color=\"#0000ff\" stop-opacity=\"0.5\""))
  }

  @Test(
    "A symbol has a figure of its own with its variants, or a box",
    arguments: [
      ("star", false, false), ("star.fill", true, false), ("plus.circle.fill", true, true),
      ("wifi.slash", false, false), ("person.crop.circle.badge.plus", false, true),
      ("cart.badge.plus", false, false), ("5.circle", false, true), ("no.such.symbol", nil, nil),
    ] as [(String, Bool?, Bool?)]
  )
  func symbols(name: String, isFilled: Bool?, isFramed: Bool?) throws {
    let symbol = SketchSymbol(name)
    #expect(symbol?.isFilled == isFilled)
    #expect(symbol.map { $0.frame != nil } == isFramed)
    var step = SketchStep(operation: .symbol)
    (step.text, step.rect, step.fill) = (name, [0, 0, 40, 40], black)
    let sketch = try sketch([step])
    #expect(isWellFormed(SketchSVG(sketch).text))
    #expect(sketch.missing == (symbol == nil ? [name] : []))
  }

  @Test("The words for a picture name controls with their values")
  func alternative() throws {
    let elements = [
      Sketch.Element(kind: "text", label: "Hello"),
      Sketch.Element(kind: "toggle", label: "Wi-Fi", value: "on"),
    ]
    let sketch = try sketch([], elements: elements)
    #expect(sketch.alternative == "Sketch of A: Hello, toggle “Wi-Fi” (on)")
  }
}
