/// One step of a drawing.
struct DrawingStep: Encodable {
  /// What is done.
  enum Operation: String, Encodable {
    /// Draws a figure.
    case path
    /// Writes text in one line.
    case text
    /// Draws a symbol by its name.
    case symbol
    /// Draws a box with a label in the place of something that cannot be drawn.
    case box
    /// Begins a group of steps.
    case begin
    /// Ends the group.
    case end
  }

  /// How a line is drawn.
  struct Line: Encodable {
    var width: Double
    var cap = "butt"
    var join = "miter"
    var dashes: [Double] = []
  }

  /// What the letters of a text are like.
  struct Letters: Encodable {
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
  /// What is filled with, or written in.
  var fill: Paint?
  /// What lines are drawn with.
  var stroke: Paint?
  /// The line.
  var line: Line?
  /// Whether crossing lines take turns.
  var isEvenOdd: Bool?
  /// The words, or the name of the symbol, or the label of the box.
  var text: String?
  /// The letters.
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
}
