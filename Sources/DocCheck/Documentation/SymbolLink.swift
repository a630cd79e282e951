/// A link to a symbol: a code span in double backticks.
struct SymbolLink: Hashable, Sendable {
  /// The text between the backticks.
  let text: String
  /// Its bytes in the file.
  let bytes: Range<Int>

  /// The links of an article that DocC reads.
  static func list(in article: Article) -> [SymbolLink] {
    guard article.documentation != nil || article.path.contains(".docc/") else { return [] }
    return list(in: article.allBlocks, article.source)
  }

  /// The links in the text of some blocks themselves.
  static func list(in blocks: [Block], _ source: SourceText) -> [SymbolLink] {
    blocks.flatMap { list(in: $0.inlines, source) }
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

  /// A name on the way to the symbol.
  struct Component: Hashable, Sendable {
    /// The name with its labels.
    let name: String
    /// What tells symbols of one name apart, without the dash before it: `swift.method`, `5xlqj`,
    /// `(Int)->String`.
    var suffix: String?
  }

  /// Whether it begins with the name of a module in any case.
  var isAbsolute: Bool { text.hasPrefix("/") }

  /// The names on the way to the symbol.
  var components: [Component] { parts.map(Self.component) }

  /// The parts between slashes that are no operators.
  var parts: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "/", depth == 0, part.last.map(Self.isOfName) ?? parts.isEmpty {
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

  private static func component(_ part: String) -> Component {
    let labels = part.firstIndex(of: "(").flatMap { part[$0...].firstIndex(of: ")") }
    // A dash may be the name of an operator.
    let end = labels.map { part.index(after: $0) } ?? part.startIndex
    let isName = labels != nil || part.first.map(isOfName) ?? false
    guard isName, let dash = part[end...].firstIndex(of: "-"),
      labels == nil || dash == end || part[end...].hasPrefix("->")
    else { return Component(name: part) }
    // A function's type may be told by what it returns alone.
    let isType = part[dash...].hasPrefix("->")
    return Component(
      name: String(part[..<dash]),
      suffix: String(isType ? part[dash...] : part[dash...].dropFirst())
    )
  }
}
