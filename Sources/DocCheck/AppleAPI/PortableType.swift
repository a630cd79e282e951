/// Spells types of Apple's interfaces as a compiler without Objective-C reads them.
enum PortableType {
  /// A text without what C and Objective-C say of closures, and without the names of most modules
  /// before types: a type may come from another module here.
  static func text(_ text: String) -> String {
    var plain = text
    // Most rows have none of it.
    if plain.contains("@convention") { plain.replace(convention, with: "") }
    if plain.contains("__") { plain.replace(ownership, with: "") }
    if plain.contains(".") { plain.replace(qualifier) { withoutModule($0.output) } }
    return plain
  }

  private static func withoutModule(_ match: (Substring, Substring, Substring)) -> Substring {
    APIFacts.isModule(String(match.1)) && !kept.contains(match.1) ? match.2 : match.0
  }

  /// The modules whose types are where Apple has them.
  private static let kept: Set<Substring> = ["Foundation", "Swift"]

  private static let convention = Pattern(/@convention\((?:[^()"]|"[^"]*")*\) ?/)
  // By default, no word begins after the colon of a label.
  private static let ownership = Pattern(/\b__(?:shared|owned)\s/.wordBoundaryKind(.simple))
  private static let qualifier = Pattern(
    /\b(_?[A-Za-z]\w*)\.([A-Z]\w*)/.wordBoundaryKind(.simple)
  )
}
