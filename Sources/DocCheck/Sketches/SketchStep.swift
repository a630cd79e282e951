/// One step of a sketch, as the program that draws it reports it.
///
/// The program runs an article's code and may report anything: what is not valid is not drawn.
struct SketchStep: Codable, Hashable, Sendable {
  /// What is done.
  enum Operation: String, Codable, Sendable {
    case path
    case text
    case symbol
    case box
    case begin
    case end
  }

  /// How a line is drawn.
  struct Line: Codable, Hashable, Sendable {
    let width: Double
    let cap: String
    let join: String
    let dashes: [Double]
  }

  /// What the letters of a text are like.
  struct Letters: Codable, Hashable, Sendable {
    let size: Double
    let weight: Int
    let design: String
    let isItalic: Bool
    let isUnderlined: Bool
    let isStruckThrough: Bool
  }

  let operation: Operation
  /// The figure, as the path of SVG; for a group the figure that it is cut to.
  var path: String?
  var fill: SketchPaint?
  var stroke: SketchPaint?
  var line: Line?
  /// Whether crossing lines take turns.
  var isEvenOdd: Bool?
  /// The words, or the name of the symbol, or the label of the box.
  var text: String?
  var letters: Letters?
  /// The rectangle: x, y, width and height; the y of text is its base line.
  var rect: [Double]?
  /// How opaque a group is.
  var opacity: Double?
  /// The six numbers of the coordinates of a group.
  var transform: [Double]?
  /// How blurred a group is.
  var blur: Double?
  /// The shadow of a group: its blur and its two offsets.
  var shadow: [Double]?

  /// Whether the step has what its operation needs, and nothing that SVG could take for something else.
  var isValid: Bool {
    let numbers = [opacity, blur, line?.width, letters?.size].compactMap(\.self)
    let lists = [rect, transform, shadow, line?.dashes].compactMap(\.self)
    guard numbers.areDrawable, lists.allSatisfy(\.areDrawable),
      [fill, stroke].allSatisfy({ $0?.isValid != false }),
      path.map(Self.isPath) != false,
      rect.map({ $0.count == 4 }) != false, transform.map({ $0.count == 6 }) != false,
      shadow.map({ $0.count == 3 }) != false, (text?.utf8.count ?? 0) <= Self.longestText,
      (line?.dashes.count ?? 0) <= 32
    else { return false }
    switch operation {
    case .path: return path != nil
    case .text: return text != nil && rect != nil && letters != nil
    case .symbol, .box: return text != nil && rect != nil
    case .begin, .end: return true
    }
  }

  private static let longestText = 10_000

  /// Whether a text is nothing but the commands and the numbers of a path.
  private static func isPath(_ text: String) -> Bool {
    text.utf8.count <= 500_000 && text.utf8.first.map { $0 == UInt8(ascii: "M") } != false
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."),
          UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "M"), UInt8(ascii: "L"),
          UInt8(ascii: "Q"), UInt8(ascii: "C"), UInt8(ascii: "Z"):
          true
        default: false
        }
      }
  }
}
