/// Finds the claims of an article and the evidence that it gives for each.
struct ClaimReader: Sendable {
  private let lexicon: Lexicon
  private let kinds: Set<Claim.Kind>
  /// In which languages claims are looked for, and which sources count.
  let settings: ClaimSettings

  /// A reader with the built-in word lists.
  ///
  /// - Parameter kinds: the kinds to look for; `ClaimRules.defaultKinds` unless given.
  /// - Throws: `LexiconFile.Failure` or a decoding error if the word lists were built broken.
  init(kinds: Set<Claim.Kind> = ClaimRules.defaultKinds) throws {
    self.init(lexicon: try Lexicon.standard(), kinds: kinds)
  }

  /// A reader with word lists of its own.
  init(lexicon: Lexicon, kinds: Set<Claim.Kind>, settings: ClaimSettings = ClaimSettings()) {
    self.lexicon = lexicon
    self.kinds = kinds
    self.settings = settings
  }

  /// The claims in the order of the file.
  func claims(in article: Article) -> [Claim] { claims(in: units(of: article), of: article) }

  /// The stretches of an article's prose.
  func units(of article: Article) -> [ProseUnit] {
    ProseReader.units(in: article, lexicon: lexicon)
  }

  /// The claims in an article's prose.
  ///
  /// - Parameters:
  ///   - units: the prose.
  ///   - article: the article.
  ///   - foreign: the names that are not known to be of Apple's libraries.
  func claims(
    in units: [ProseUnit],
    of article: Article,
    foreign: ForeignNames = ForeignNames()
  ) -> [Claim] {
    guard settings.reads(article.language) else { return [] }
    let references = ReferenceIndex(units, source: article.source, settings: settings)
    let evidence = EvidenceReader(
      units,
      references: references,
      source: article.source,
      settings: settings
    )
    var found: [FoundClaim] = []
    for (index, unit) in units.enumerated() where isRead(unit, index, references) {
      for passage in Passage.passages(of: unit, in: article.language) {
        let facts = FactSentence.proofs(for: passage, of: article, lexicon, foreign: foreign)
        for candidate in candidates(in: passage, evidence, facts, unit: index) {
          let proof =
            facts[candidate.kind] ?? evidence.proof(of: candidate, in: passage, unit: index)
          found.append(FoundClaim(candidate, proof, in: unit, source: article.source))
        }
      }
    }
    var spans = SpanCounter(article.source)
    return RowMerger.merge(found).map { $0.claim(in: article.source, references, &spans) }
  }

  /// What an article's prose says becomes of its snippets.
  func codeClaims(
    in units: [ProseUnit],
    of article: Article,
    snippets: [Snippet]
  ) -> [CodeClaim] {
    guard settings.reads(article.language) else { return [] }
    return CodeClaimReader(units, of: article, snippets: snippets, lexicon: lexicon).claims()
  }

  /// The number of sentences of prose in an article.
  func sentenceCount(in article: Article) -> Int {
    units(of: article).reduce(0) { $0 + $1.sentences.count }
  }

  /// Titles and tables of contents promise, references name: none states a fact of its own.
  private func isRead(_ unit: ProseUnit, _ index: Int, _ references: ReferenceIndex) -> Bool {
    ![.title, .code].contains(unit.role) && !isContentsEntry(unit)
      && !references.definitions.contains(index) && !references.references.contains(index)
  }

  /// Whether a list item is nothing but a link to a heading of the article.
  private func isContentsEntry(_ unit: ProseUnit) -> Bool {
    guard unit.role == .listItem, unit.text.links.count == 1, let link = unit.text.links.first
    else { return false }
    return link.destination.hasPrefix("#") && link.range.count == unit.text.count
  }

  /// The claims of a sentence by its cues and by what facts refute; failing these, by what is
  /// around it.
  private func candidates(
    in passage: Passage,
    _ evidence: EvidenceReader,
    _ facts: [Claim.Kind: Proof],
    unit index: Int
  ) -> [ClaimCandidate] {
    var found = ClaimRecogniser.candidates(in: passage, kinds: kinds)
    let range = passage.trimmed(passage.range)
    for (kind, proof) in facts.sorted(by: { $0.key.priority < $1.key.priority })
    where proof.evidence == .contradicted && !found.contains(where: { $0.kind == kind }) {
      found.append(ClaimCandidate(kind: kind, range: range, confidence: 0.9))
    }
    guard found.isEmpty else { return found }
    if kinds.contains(.quote), let quote = evidence.blockQuotation(passage, unit: index) {
      return [quote]
    }
    guard kinds.contains(.attribution) else { return [] }
    return evidence.citation(passage).map { [$0] } ?? []
  }
}
