/// A link to a symbol: a code span in double backticks.
struct SymbolLink: Hashable, Sendable {
  /// The text between the backticks.
  let text: String
  /// Its bytes in the file.
  let bytes: Range<Int>

  /// The links of an article that DocC reads.
  static func list(in article: Article) -> [SymbolLink] {
    guard article.documentation != nil || article.path.contains(".docc/") else { return [] }
    return article.allBlocks.flatMap { list(in: $0.inlines, article.source) }
  }

  private static func list(in inlines: [Inline], _ source: SourceText) -> [SymbolLink] {
    inlines.flatMap { inline -> [SymbolLink] in
      guard case .code(let text) = inline.kind else { return list(in: inline.children, source) }
      let start = inline.fileOffset(ofTextByte: 0)
      let marks = source.bytes[..<start].reversed().prefix { $0 == UInt8(ascii: "`") }.count
      guard marks == 2, !text.isEmpty, !text.contains(" ") else { return [] }
      return [SymbolLink(text: text, bytes: start..<start + text.utf8.count)]
    }
  }

  /// The names on the way to the symbol, without what tells symbols of one name apart
  /// (`-swift.method`, `-5xlqj`, `-(Int)->String`).
  var components: [String] {
    Self.split(text).map(Self.withoutDisambiguation)
  }

  /// The parts between slashes that are no operators.
  private static func split(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "/", depth == 0, part.last.map(isOfName) ?? parts.isEmpty {
        if !part.isEmpty { parts.append(part) }
        part = ""
      } else {
        part.append(character)
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_)".contains(character)
  }

  private static func withoutDisambiguation(_ part: String) -> String {
    guard let first = part.first, isOfName(first) else { return part }
    guard let dash = part.firstIndex(of: "-") else { return part }
    let open = part[..<dash].count { $0 == "(" } - part[..<dash].count { $0 == ")" }
    return open == 0 ? String(part[..<dash]) : part
  }
}
