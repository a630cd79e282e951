/// The places of an article that links can lead to.
struct ArticleAnchors: Codable, Sendable {
  /// A tag whose name comes before it already.
  struct Duplicate: Codable, Sendable {
    let name: String
    /// The tag's bytes in the raw file.
    let bytes: Range<Int>
  }

  /// The names of all places.
  private(set) var names: Set<String> = []
  /// The places that two tags name alike: the later ones.
  private(set) var duplicates: [Duplicate] = []

  init(_ article: Article) {
    var counts: [String: Int] = [:]
    for block in article.allBlocks {
      switch block.kind {
      case .heading: addHeading(block.plainText, &counts)
      case .html(let text):
        addTags(in: block.span.bytes, article.source)
        for heading in Self.headings(inHTML: text) { addHeading(heading, &counts) }
      default: addTags(of: block.inlines, article.source)
      }
      if case .heading = block.kind { addTags(of: block.inlines, article.source) }
    }
  }

  /// The texts of the headings in HTML, which renderers make anchors of as well.
  private static func headings(inHTML text: String) -> [String] {
    text.split(separator: "</h", omittingEmptySubsequences: false).dropLast().compactMap {
      piece -> String? in
      guard let start = piece.ranges(of: "<h").last,
        let level = piece[start.upperBound...].first, ("1"..."6").contains(level),
        let end = piece[start.upperBound...].firstIndex(of: ">")
      else { return nil }
      return String(piece[piece.index(after: end)...].replacing(tag, with: "")).trimmingBlanks
    }
  }

  private static let tag = Pattern(/<[^>]*>/)

  /// A heading's own names; one that is there already gets a number.
  private mutating func addHeading(_ text: String, _ counts: inout [String: Int]) {
    var text = text
    if text.hasSuffix("}"), let brace = text.lastIndex(of: "{") {
      let name = text[brace...].dropFirst().dropLast()
      if name.first == "#" {
        names.insert(String(name.dropFirst()))
        text = String(text[..<brace])
      }
    }
    for slug in AnchorSlug.slugs(of: text) {
      let count = counts[slug, default: 0]
      counts[slug] = count + 1
      names.insert(count == 0 ? slug : "\(slug)-\(count)")
    }
  }

  private mutating func addTags(of inlines: [Inline], _ source: SourceText) {
    for inline in inlines {
      if case .html = inline.kind { addTags(in: inline.bytes, source) }
      addTags(of: inline.children, source)
    }
  }

  /// The identifiers of the tags among some bytes of the file.
  private mutating func addTags(in range: Range<Int>, _ source: SourceText) {
    var tokenizer = TagIdentifiers(source.bytes[range])
    while let tag = tokenizer.next() {
      for name in tag.names where !names.insert(name).inserted && tag.isIdentifier {
        duplicates.append(Duplicate(name: name, bytes: tag.bytes))
      }
    }
  }
}
