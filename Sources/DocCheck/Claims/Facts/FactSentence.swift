/// A sentence whose statement about an interface is compared with facts.
struct FactSentence {
  let passage: Passage
  let source: SourceText
  /// The names that Apple's libraries are not known to mean here.
  let foreign: ForeignNames
  /// The cues of the sentence, those of facts included.
  let hits: [CueHit]

  /// - Parameters:
  ///   - passage: the sentence.
  ///   - article: the article that holds it.
  ///   - lexicon: where the cues of facts are.
  ///   - foreign: the names that may be of something else.
  init(_ passage: Passage, of article: Article, _ lexicon: Lexicon, foreign: ForeignNames) {
    self.passage = passage
    self.foreign = foreign
    source = article.source
    let text = passage.unit.text
    let languages = Passage.languages(of: text.bytes[passage.range], in: article.language)
    hits =
      passage.hits
      + lexicon.details(in: passage.range, of: text, source: source, languages: languages)
  }

  /// What is known about the statements of a sentence, by the kinds of claims that they are.
  static func proofs(
    for passage: Passage,
    of article: Article,
    _ lexicon: Lexicon,
    foreign: ForeignNames
  ) -> [Claim.Kind: Proof] {
    let mayState = passage.has(.version) || passage.has(.behaviour) || hasCost(passage, article)
    guard mayState, !passage.isQuestion, !passage.has(.notAsserted) else { return [:] }
    let sentence = FactSentence(passage, of: article, lexicon, foreign: foreign)
    var proofs: [Claim.Kind: Proof] = [:]
    proofs[.availability] = AvailabilityFact(sentence).proof()
    proofs[.behaviour] = ComplexityFact(sentence).proof()
    return proofs
  }

  /// Whether a code span of a sentence is a cost: `O(n)`.
  private static func hasCost(_ passage: Passage, _ article: Article) -> Bool {
    let text = passage.unit.text
    return passage.range.contains { place in
      text.bytes[place] == Marker.code
        && article.source.bytes[text.starts[place]...].starts(with: "O(".utf8)
    }
  }

  /// The words that change nothing, besides those of some further groups.
  func plain(ignoring groups: CueGroups) -> PlainStatement {
    PlainStatement(
      passage.unit.text,
      hits,
      ignoring: groups.union([.plain, .codeFiller, .topic])
    )
  }

  /// The cues of a group.
  func hits(of group: CueGroup) -> [CueHit] { hits.filter { $0.group == group } }

  /// The names of code in a range, or nothing if a code span there is no name.
  func names(in range: Range<Int>) -> [NamedCode.Place]? {
    let known = hits.filter { $0.group == .version || $0.group == .plain }
    return NamedCode(
      in: range,
      of: passage.unit.text,
      source: source,
      besides: known.map(\.range)
    ).places
  }

  /// Whether nothing but a blank is between a place and what begins after it.
  func isGap(_ start: Int, _ next: Int) -> Bool {
    start == next || start + 1 == next && passage.unit.text.bytes[start] == UInt8(ascii: " ")
  }
}
