/// A drawing of a screen that a snippet's view makes.
struct Sketch: Codable, Hashable, Sendable {
  /// Something that a user finds on the screen, with or without seeing it.
  struct Element: Codable, Hashable, Sendable {
    /// What it is: text, image, or a kind of control.
    let kind: String
    /// Its words.
    let label: String
    /// What it is set to.
    var value: String?
    /// Whether it can be used; nothing where nobody can.
    var isEnabled: Bool?
  }

  /// What the drawing is called: a view, a preview or a state.
  let name: String
  /// How wide the screen is in points.
  let width: Double
  /// How high the screen is in points.
  let height: Double
  /// Whether the appearance is dark.
  let isDark: Bool
  /// The drawing.
  var steps: [SketchStep] = []
  /// The elements in the order in which they are told.
  var elements: [Element] = []
  /// The names of the views that a box stands for.
  var unknown: [String] = []
  /// Why there is no drawing.
  var failure: String?
  /// How it differs from the one that was kept, where they are compared.
  var comparison: SketchComparison?

  /// The sketch without what is not valid; nothing if its size is none of a screen.
  var validated: Sketch? {
    guard (1...4000).contains(width), (1...4000).contains(height) else { return nil }
    var valid = self
    valid.comparison = nil
    valid.steps = Self.balanced(steps.filter(\.isValid))
    return valid
  }

  /// The steps with each group ended that is begun, and no other.
  private static func balanced(_ steps: [SketchStep]) -> [SketchStep] {
    var depth = 0
    var kept = steps.filter { step in
      if step.operation == .begin { depth += 1 }
      guard step.operation == .end else { return true }
      depth -= 1
      if depth < 0 { depth = 0; return false }
      return true
    }
    kept += Array(repeating: SketchStep(operation: .end), count: depth)
    return kept
  }
}

extension Sketch {
  /// A sketch that could not be drawn.
  static func failed(_ name: String, _ request: SketchRequest, _ failure: String) -> Sketch {
    Sketch(
      name: name,
      width: request.width,
      height: request.height,
      isDark: request.isDark,
      failure: failure
    )
  }

  /// Names of symbols that have no figure, and of views, for each of which there is a box instead.
  var missing: [String] {
    let symbols = steps.filter { $0.operation == .symbol }.compactMap(\.text)
      .filter { SketchSymbol($0) == nil }
    return unknown + symbols
  }

  /// The drawing in words.
  var alternative: String {
    let words = elements.prefix(40).map { element in
      let value = element.value.map { " (\($0))" } ?? ""
      return element.kind == "text" ? element.label : "\(element.kind) “\(element.label)”\(value)"
    }
    let content = words.isEmpty ? "no text and no controls" : words.joined(separator: ", ")
    return "Sketch of \(name): \(content)" + (elements.count > 40 ? " and more" : "")
  }
}
