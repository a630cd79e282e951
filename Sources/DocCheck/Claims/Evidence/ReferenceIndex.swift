/// What an article says about its sources in other places than the claim's own.
///
/// libcmark 0.30 knows no footnotes: a definition with an address alone becomes a link reference
/// definition, so that its marks arrive as links; any other stays a paragraph and is read here.
struct ReferenceIndex: Sendable {
  /// The source that each mark leads to, where a reader can follow it.
  private(set) var sources: [ReferenceMark: String] = [:]
  /// The paragraphs that define footnotes: no claims of their own.
  private(set) var definitions: Set<Int> = []
  /// The units under a heading such as "References".
  private(set) var references: Set<Int> = []
  /// The content words of each entry of a list of references without numbers.
  private var entries: [Set<String>] = []
  /// A blanket disclaimer over the article's figures.
  private(set) var disclaimer: String?
  /// Which hosts count.
  private let settings: ClaimSettings

  init(_ units: [ProseUnit], source: SourceText, settings: ClaimSettings = ClaimSettings()) {
    self.settings = settings
    var isReferences = false
    for (index, unit) in units.enumerated() {
      switch unit.role {
      // An article that is called "Sources" is no list of them.
      case .title: isReferences = false
      case .heading: isReferences = unit.has(.referenceHeading)
      default: if isReferences { readReference(unit, index, source) }
      }
      if disclaimer == nil, let range = Self.disclaimer(in: unit) {
        disclaimer = source.text(unit.text.file(range))
      }
      readDefinitions(unit, index, source)
    }
  }

  /// Whether an entry of the list speaks of what a claim is about: it shares two content words.
  func mayBearOut(_ claim: String) -> Bool {
    guard !entries.isEmpty else { return false }
    let words = ContentWords.words(in: claim)
    return entries.contains { $0.intersection(words).count >= 2 }
  }

  /// The sentence that disclaims the figures of an article.
  private static func disclaimer(in unit: ProseUnit) -> Range<Int>? {
    guard let hit = unit.hits.first(where: { $0.group == .disclaimer }) else { return nil }
    return unit.sentences.first { $0.overlaps(hit.range) }
  }

  private mutating func readDefinitions(_ unit: ProseUnit, _ index: Int, _ source: SourceText) {
    guard unit.text.holds("[^", at: 0) else { return }
    let all = ReferenceMark.marks(in: unit.text, 0..<unit.text.count, source: source)
    let starts = all.filter { unit.text.holds(":", at: $0.range.upperBound) }
    guard starts.first?.range.lowerBound == 0 else { return }
    definitions.insert(index)
    var links = unit.text.links[...]
    for (place, start) in starts.enumerated() {
      let next = place + 1 < starts.count ? starts[place + 1].range.lowerBound : unit.text.count
      links = links.drop { $0.range.lowerBound < start.range.upperBound }
      let own = links.prefix { $0.range.lowerBound < next }
      let words = source.text(unit.text.file(start.range.upperBound..<next))
      let found = self.source(links: own, words: words)
      if let found, sources[start.mark] == nil { sources[start.mark] = found }
    }
  }

  private mutating func readReference(_ unit: ProseUnit, _ index: Int, _ source: SourceText) {
    references.insert(index)
    let words = source.text(unit.text.file(0..<unit.text.count))
    guard let found = self.source(links: unit.text.links[...], words: words) else { return }
    let mark = ReferenceMark.marks(in: unit.text, 0..<min(8, unit.text.count), source: source)
      .first { $0.range.lowerBound == 0 }?.mark
    if let mark {
      sources[mark] = found
    } else if let ordinal = unit.ordinal {
      sources[.number(ordinal)] = found
    } else {
      entries.append(ContentWords.words(in: words))
    }
  }

  /// The first document that links lead to, else the first identifier among the words.
  private func source(links: ArraySlice<FoldedText.Link>, words: String) -> String? {
    for link in links where settings.trusts(link.destination) {
      switch Locator(link.destination) {
      case .document, .interfaceReference, .project: return link.destination
      default: continue
      }
    }
    return SourceIdentifier.first(in: words)
  }
}
