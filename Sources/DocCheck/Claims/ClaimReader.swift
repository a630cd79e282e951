/// Finds the claims of an article and the evidence that it gives for each.
struct ClaimReader: Sendable {
  private let lexicon: Lexicon
  private let kinds: Set<Claim.Kind>

  /// A reader with the built-in word lists.
  ///
  /// - Parameter kinds: the kinds to look for; `ClaimRules.defaultKinds` unless given.
  /// - Throws: `LexiconFile.Failure` or a decoding error if the word lists were built broken.
  init(kinds: Set<Claim.Kind> = ClaimRules.defaultKinds) throws {
    self.init(lexicon: try Lexicon.standard(), kinds: kinds)
  }

  /// A reader with word lists of its own.
  init(lexicon: Lexicon, kinds: Set<Claim.Kind>) {
    self.lexicon = lexicon
    self.kinds = kinds
  }

  /// The claims in the order of the file.
  func claims(in article: Article) -> [Claim] {
    let units = ProseReader.units(in: article, lexicon: lexicon)
    let references = ReferenceIndex(units, source: article.source)
    let evidence = EvidenceReader(units, references: references, source: article.source)
    var claims: [Claim] = []
    for (index, unit) in units.enumerated() where isRead(unit, index, references) {
      for (passage, candidate) in candidates(in: unit, index, of: units, article.language) {
        let proof = evidence.proof(of: candidate, in: passage, unit: index)
        claims.append(claim(candidate, proof, unit, references, article.source))
      }
    }
    return claims
  }

  /// The number of sentences of prose in an article.
  func sentenceCount(in article: Article) -> Int {
    ProseReader.units(in: article, lexicon: lexicon).reduce(0) { $0 + $1.sentences.count }
  }

  /// Headings promise, references name: neither states a fact of its own.
  private func isRead(_ unit: ProseUnit, _ index: Int, _ references: ReferenceIndex) -> Bool {
    !unit.hits.isEmpty && unit.role != .heading
      && !references.definitions.contains(index) && !references.references.contains(index)
  }

  private func candidates(
    in unit: ProseUnit,
    _ index: Int,
    of units: [ProseUnit],
    _ language: ProseLanguage
  ) -> [(Passage, ClaimCandidate)] {
    var result: [(Passage, ClaimCandidate)] = []
    var next = 0
    for sentence in unit.sentences {
      while next < unit.hits.count, unit.hits[next].range.lowerBound < sentence.lowerBound {
        next += 1
      }
      var end = next
      while end < unit.hits.count, unit.hits[end].range.lowerBound < sentence.upperBound {
        end += 1
      }
      guard end > next else { continue }
      let passage = Passage(unit, sentence, hits: unit.hits[next..<end], language: language)
      let found = ClaimRecogniser.candidates(in: passage, kinds: kinds)
      result += found.map { (passage, $0) }
      next = end
    }
    return result
  }

  private func claim(
    _ candidate: ClaimCandidate,
    _ proof: Proof,
    _ unit: ProseUnit,
    _ references: ReferenceIndex,
    _ source: SourceText
  ) -> Claim {
    let bytes = unit.text.file(candidate.range)
    return Claim(
      kind: candidate.kind,
      evidence: proof.evidence,
      span: source.span(bytes),
      text: source.text(bytes),
      evidenceText: proof.text,
      confidence: candidate.confidence,
      table: unit.table,
      hasBibliography: references.hasBibliography
    )
  }
}
