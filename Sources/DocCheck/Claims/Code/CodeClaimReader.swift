/// Finds the sentences that say of a neighbouring snippet that it compiles, prints or fails.
struct CodeClaimReader {
  private let units: [ProseUnit]
  private let article: Article
  private let lexicon: Lexicon
  private let snippets: [Snippet]
  /// For each unit that is a code block, the one snippet that the block shows.
  private let shown: [Int: Int]

  init(_ units: [ProseUnit], of article: Article, snippets: [Snippet], lexicon: Lexicon) {
    self.units = units
    self.lexicon = lexicon
    self.article = article
    self.snippets = snippets
    let openings = article.allBlocks.compactMap { block -> Span? in
      if case .code(let code) = block.kind { code.openingSpan } else { nil }
    }
    let places = Dictionary(grouping: snippets.indices) { snippets[$0].block.openingSpan }
    let blocks = units.indices.filter { units[$0].role == .code }
    shown = zip(blocks, openings).reduce(into: [:]) { shown, block in
      if let found = places[block.1], found.count == 1 { shown[block.0] = found[0] }
    }
  }

  /// The claims in the order of the file.
  func claims() -> [CodeClaim] {
    units.indices.flatMap { unit in
      isBesideCode(unit) ? claims(in: unit) : []
    }
  }

  private func isBesideCode(_ unit: Int) -> Bool {
    guard units[unit].role == .paragraph || units[unit].role == .listItem else { return false }
    return shown[unit - 1] != nil || shown[unit + 1] != nil
  }

  private func claims(in index: Int) -> [CodeClaim] {
    let unit = units[index]
    var hits = unit.hits[...]
    var quoted = unit.quoted[...]
    return unit.sentences.enumerated().flatMap { number, sentence -> [CodeClaim] in
      hits = hits.drop { $0.range.lowerBound < sentence.lowerBound }
      quoted = quoted.drop { $0.lowerBound < sentence.lowerBound }
      let inside = hits.prefix { $0.range.lowerBound < sentence.upperBound }
      let languages = Passage.languages(of: unit.text.bytes[sentence], in: article.language)
      let own = inside.filter { hit in
        languages.contains(hit.language)
          && (!hit.isAtSentenceStart || hit.range.lowerBound == sentence.lowerBound)
      }
      let bytes = MarkupWidening.bytes(of: sentence, in: unit.text, source: article.source)
      if let said = statement(in: unit, sentence, own, quoted) {
        guard let snippet = snippet(said.reference, of: index, sentence: number) else { return [] }
        return said.outcomes.map {
          CodeClaim(content: .outcome($0), snippet: snippet, bytes: bytes)
        }
      }
      guard let (content, snippet) = declared(in: sentence, own, (index, number)) else {
        return []
      }
      return [CodeClaim(content: content, snippet: snippet, bytes: bytes)]
    }
  }

  /// What a sentence says becomes of a snippet: one thing after the other, or one thing in any order.
  private func statement(
    in unit: ProseUnit,
    _ sentence: Range<Int>,
    _ hits: [CueHit],
    _ quoted: ArraySlice<Range<Int>>
  ) -> CodeSentence.Statement? {
    guard unit.text.bytes[sentence].last != UInt8(ascii: "?"),
      hits.contains(where: { CodeSentence.Reference($0.group) != nil }),
      hits.contains(where: { CodeSentence.verbs.contains($0.group) })
    else { return nil }
    let inside = quoted.prefix { $0.lowerBound < sentence.upperBound }
    let texts = OutputTexts(unit, sentence, quoted: inside, source: article.source)
    var ordered = CodeSentence(unit, sentence, hits: hits, texts: texts)
    if let said = ordered.statement() { return said }
    let all = hits + details(in: sentence, of: unit)
    return UnorderedCodeSentence(unit, sentence, hits: all, texts: texts).statement()
  }

  /// The cues of facts in a sentence.
  private func details(in sentence: Range<Int>, of unit: ProseUnit) -> [CueHit] {
    let languages = Passage.languages(of: unit.text.bytes[sentence], in: article.language)
    return lexicon.details(
      in: sentence,
      of: unit.text,
      source: article.source,
      languages: languages
    )
  }

  /// What a sentence says of what a snippet declares.
  private func declared(
    in sentence: Range<Int>,
    _ hits: [CueHit],
    _ place: (unit: Int, sentence: Int)
  ) -> (CodeClaim.Content, snippet: Int)? {
    let unit = units[place.unit]
    let mayCount = CountSentence.mayCount(unit, sentence, hits)
    let isReferring = hits.contains { CodeSentence.Reference($0.group) != nil }
    guard mayCount || isReferring && unit.text.bytes[sentence].contains(Marker.code) else {
      return nil
    }
    let all = hits + details(in: sentence, of: unit)
    let counting = CountSentence(
      unit,
      sentence,
      hits: all,
      source: article.source,
      numerals: lexicon.numerals
    )
    if mayCount, let read = counting.reading() {
      let snippet =
        read.reference.map { self.snippet($0, of: place.unit, sentence: place.sentence) }
        ?? snippet(declaring: read.statement.type, beside: place.unit)
      return snippet.map { (.count(read.statement), $0) }
    }
    guard
      let read = DeclaredNames(unit, sentence, hits: all, source: article.source),
      let snippet = snippet(read.reference, of: place.unit, sentence: place.sentence)
    else { return nil }
    return (.declares(read.names), snippet)
  }

  /// The snippet beside a unit that declares a type: the one before it, else the one after it.
  private func snippet(declaring type: String?, beside unit: Int) -> Int? {
    guard let type else { return nil }
    return [shown[unit - 1], shown[unit + 1]].compactMap(\.self).first { snippet in
      snippets[snippet].parsed.items.contains { $0.kind == .type && $0.declares.contains(type) }
    }
  }

  /// The snippet that a sentence speaks of; nothing where it may be another one.
  private func snippet(
    _ reference: CodeSentence.Reference,
    of index: Int,
    sentence number: Int
  ) -> Int? {
    let unit = units[index]
    let isFirst = number == 0
    let isLast = number == unit.sentences.count - 1
    let isColon = unit.text.bytes[unit.sentences[number]].last == UInt8(ascii: ":")
    let before = index > 0 && units[index - 1].role == .code
    let behind = isLast ? shown[index + 1] : nil
    switch reference {
    case .before: return shown[index - 1]
    case .behind: return behind
    case .beside where before && !isColon: return shown[index - 1]
    case .this where before && !isColon: return isFirst ? shown[index - 1] : nil
    case .beside, .this: return behind
    }
  }
}
