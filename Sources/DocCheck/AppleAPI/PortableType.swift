/// Spells types of Apple's interfaces as a compiler without Objective-C reads them.
enum PortableType {
  /// A text without what C and Objective-C say of closures, and without the names of most modules
  /// before types: a type may come from another module here.
  static func text(_ text: String) -> String {
    guard
      text.utf8.contains(where: {
        [UInt8(ascii: "@"), UInt8(ascii: "."), UInt8(ascii: "_")].contains($0)
      })
    else { return text }
    let plain = text.replacing(convention, with: "").replacing(ownership, with: "")
    return plain.contains(".") ? plain.replacing(qualifier) { withoutModule($0.output) } : plain
  }

  private static func withoutModule(_ match: (Substring, Substring, Substring)) -> Substring {
    APIFacts.isModule(String(match.1)) && !kept.contains(match.1) ? match.2 : match.0
  }

  /// The modules whose types are where Apple has them.
  private static let kept: Set<Substring> = ["Foundation", "Swift"]

  private static let convention = Pattern(/@convention\((?:[^()"]|"[^"]*")*\) ?/)
  private static let ownership = Pattern(/\b__(?:shared|owned)\s/)
  private static let qualifier = Pattern(/\b(_?[A-Za-z]\w*)\.([A-Z]\w*)/)
}
