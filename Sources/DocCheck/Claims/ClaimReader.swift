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
  func claims(in units: [ProseUnit], of article: Article) -> [Claim] {
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
        for candidate in candidates(in: passage, evidence, unit: index) {
          let proof =
            fact(about: candidate, in: passage, article)
            ?? evidence.proof(of: candidate, in: passage, unit: index)
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
    return CodeClaimReader(units, of: article, snippets: snippets).claims()
  }

  /// The number of sentences of prose in an article.
  func sentenceCount(in article: Article) -> Int {
    units(of: article).reduce(0) { $0 + $1.sentences.count }
  }

  /// Headings promise, references name: neither states a fact of its own.
  private func isRead(_ unit: ProseUnit, _ index: Int, _ references: ReferenceIndex) -> Bool {
    ![.title, .code].contains(unit.role)
      && !references.definitions.contains(index) && !references.references.contains(index)
  }

  /// What is known about the thing that is claimed.
  private func fact(
    about candidate: ClaimCandidate,
    in passage: Passage,
    _ article: Article
  ) -> Proof? {
    guard candidate.kind == .availability else { return nil }
    return AvailabilityFact(passage, source: article.source).proof()
  }

  /// The claims of a sentence by its cues; failing these, by what is around it.
  private func candidates(
    in passage: Passage,
    _ evidence: EvidenceReader,
    unit index: Int
  ) -> [ClaimCandidate] {
    let found = ClaimRecogniser.candidates(in: passage, kinds: kinds)
    guard found.isEmpty else { return found }
    if kinds.contains(.quote), let quote = evidence.blockQuotation(passage, unit: index) {
      return [quote]
    }
    guard kinds.contains(.attribution) else { return [] }
    return evidence.citation(passage).map { [$0] } ?? []
  }
}
