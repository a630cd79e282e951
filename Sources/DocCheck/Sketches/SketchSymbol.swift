/// A symbol by its name: a figure with what its variants add.
struct SketchSymbol {
  /// The figure in a square of 24 points.
  let path: String
  /// Whether the figure is filled.
  let isFilled: Bool
  /// The figure around it, if there is one.
  let frame: String?
  /// Whether a line goes through it.
  let isStruck: Bool

  /// The words in names that add something to a figure, or say how it is drawn.
  private static let variants: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "app",
  ]
  private static let frames = [
    "circle": "M1 12A11 11 0 1 0 23 12A11 11 0 1 0 1 12Z", "square": "M2 2L22 2L22 22L2 22Z",
    "rectangle": "M1 5L23 5L23 19L1 19Z", "app": "M2 2L22 2L22 22L2 22Z",
  ]

  /// Nothing where there is no figure for the name.
  init?(_ name: String) {
    var words = name.split(separator: ".").map(String.init)
    // A sign in the corner is left out.
    if let badge = words.firstIndex(of: "badge"), badge > 0 { words.removeSubrange(badge...) }
    var found: Set<String> = []
    while SymbolGlyphs.path(of: words.joined(separator: ".")) == nil, let last = words.last {
      let isNumber = words.count > 1 && last.allSatisfy(\.isNumber)
      guard words.count > 1, Self.variants.contains(last) || isNumber else { break }
      found.insert(last)
      words.removeLast()
    }
    let base = words.joined(separator: ".")
    if let path = SymbolGlyphs.path(of: base) {
      self.path = path
    } else if words.count == 1, base.count <= 2, base.allSatisfy({ $0.isLetter || $0.isNumber }) {
      // A letter or a number is written in its frame by itself.
      path = ""
    } else {
      return nil
    }
    isFilled = found.contains("fill") || SymbolGlyphs.isArea(base)
    frame = Self.frames.first { found.contains($0.key) }?.value
    isStruck = found.contains("slash")
  }
}

extension SymbolGlyphs {
  /// Whether a figure is an area even without a variant, as the triangles are.
  fileprivate static func isArea(_ name: String) -> Bool {
    name.hasPrefix("arrowtriangle") || name == "swift"
  }
}
