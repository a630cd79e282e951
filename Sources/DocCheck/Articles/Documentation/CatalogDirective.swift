/// A directive of DocC with arguments, such as `@Code(name: "Cup.swift", file: cup-1.swift)`.
struct CatalogDirective: Hashable, Sendable {
  let name: String
  /// The values by their labels; one without a label has an empty one.
  let arguments: [String: String]
  /// The bytes from the sign to the closing bracket.
  let bytes: Range<Int>

  private static let pattern = Pattern(/@([A-Z][A-Za-z]*)\s*\(([^()]*)\)/)
  private static let argument = Pattern(/(?:([A-Za-z]+)\s*:\s*)?(?:"([^"]*)"|([^",\s]+))/)

  /// The directives in a text, outside of code spans and fences.
  static func list(in text: String) -> [CatalogDirective] {
    var isFenced = false
    var directives: [CatalogDirective] = []
    var offset = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      defer { offset += line.utf8.count + 1 }
      if line.drop(while: \.isWhitespace).hasPrefix("```") { isFenced.toggle() }
      guard !isFenced, line.contains("@") else { continue }
      for match in line.matches(of: pattern) {
        let before = line[..<match.range.lowerBound]
        guard before.count(where: { $0 == "`" }).isMultiple(of: 2) else { continue }
        let start = offset + line[..<match.range.lowerBound].utf8.count
        directives.append(
          CatalogDirective(
            name: String(match.1),
            arguments: arguments(in: String(match.2)),
            bytes: start..<start + match.0.utf8.count
          )
        )
      }
    }
    return directives
  }

  private static func arguments(in text: String) -> [String: String] {
    text.matches(of: argument).reduce(into: [:]) { arguments, match in
      let value = match.2 ?? match.3 ?? ""
      arguments[match.1.map(String.init) ?? ""] = String(value)
    }
  }
}
