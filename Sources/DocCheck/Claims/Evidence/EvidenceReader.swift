/// Looks for the evidence of a claim: around it, in the notes, in the list of references.
struct EvidenceReader {
  private let units: [ProseUnit]
  private let references: ReferenceIndex
  private let source: SourceText
  private let settings: ClaimSettings
  private let links: LinkProofs
  private let scopes: EvidenceScopes
  /// The author's own benchmark: the words that name it.
  private let benchmark: String?

  init(
    _ units: [ProseUnit],
    references: ReferenceIndex,
    source: SourceText,
    settings: ClaimSettings = ClaimSettings()
  ) {
    self.units = units
    self.references = references
    self.source = source
    self.settings = settings
    links = LinkProofs(units, settings: settings)
    scopes = EvidenceScopes(units)
    benchmark = BenchmarkSection.first(in: units).map { source.text($0) }
  }

  /// The best evidence for a claim in a sentence of the unit with the given index.
  func proof(of claim: ClaimCandidate, in passage: Passage, unit index: Int) -> Proof {
    let linked = linkProof(in: passage, for: claim) ?? linkProof(index, for: claim)
    if let linked, linked.evidence == .sourced { return linked }
    let marks = markProof(passage)
    if let marks, marks.evidence == .sourced { return marks }
    let near = neighbourProof(of: claim, index)
    if let near, near.evidence == .sourced { return near }
    if let identifier = identifier(in: passage) { return .source(identifier) }
    if let heading = headingProof(of: claim, index) { return heading }
    if let benchmark, isMeasurable(claim, in: passage) { return .source(benchmark) }
    return linked ?? marks ?? near ?? gesture(in: passage, for: claim) ?? .none
  }

  // MARK: Claims that only their surroundings give away

  /// A sentence that cites a numbered reference attributes what it says to that document.
  func citation(_ passage: Passage) -> ClaimCandidate? {
    let marks = ReferenceMark.marks(in: passage.unit.text, passage.range, source: source)
    guard let cited = marks.first(where: { $0.mark.isNumber && references.sources[$0.mark] != nil })
    else { return nil }
    let range = passage.trimmed(passage.range.lowerBound..<cited.range.lowerBound)
    return range.isEmpty
      ? nil : ClaimCandidate(kind: .attribution, range: range, confidence: 0.6)
  }

  /// A block quotation that the text beside it calls a saying or somebody's words.
  func blockQuotation(_ passage: Passage, unit index: Int) -> ClaimCandidate? {
    guard passage.unit.role == .quotation, passage.range == passage.unit.sentences.first else {
      return nil
    }
    let isIntroduced = [index - 1, index + 1].contains {
      units.indices.contains($0) && units[$0].role != .quotation && units[$0].has(.quotingBlock)
    }
    return isIntroduced ? ClaimCandidate(kind: .quote, range: passage.range, confidence: 0.6) : nil
  }

  // MARK: Links

  /// What the links of a sentence prove that names its source in brackets: a link in another sentence
  /// of the paragraph leads to something else.
  private func linkProof(in passage: Passage, for claim: ClaimCandidate) -> Proof? {
    guard let named = passage.bracketedSurvey else { return nil }
    let own = passage.unit.text.links.filter { passage.range.overlaps($0.range) }
    return LinkJudge.proof(by: own, isStrict: isStrict(claim), settings: settings)
      ?? links.rowProof(of: passage.unit, isStrict: isStrict(claim))
      ?? .gesture(source.text(passage.unit.text.file(named)))
  }

  /// What the links of a unit prove; a link to the thing spoken of proves no number and no praise.
  private func linkProof(_ index: Int, for claim: ClaimCandidate) -> Proof? {
    links.proof(index, of: units[index], isStrict: isStrict(claim))
  }

  private func isStrict(_ claim: ClaimCandidate) -> Bool {
    claim.kind.isNumeric || claim.kind == .superlative || claim.kind == .popularity
  }

  // MARK: Notes and references

  private func markProof(_ passage: Passage) -> Proof? {
    let marks = ReferenceMark.marks(in: passage.unit.text, passage.range, source: source)
    for (mark, _) in marks {
      if let found = references.sources[mark] { return .source(found) }
    }
    return marks.first.map { .gesture(source.text(passage.unit.text.file($0.range))) }
  }

  private func identifier(in passage: Passage) -> String? {
    SourceIdentifier.first(in: source.text(passage.unit.text.file(passage.range)))
  }

  // MARK: The blocks around

  /// A line of sources after the claim's block, or the introduction of its list or its quotation.
  private func neighbourProof(of claim: ClaimCandidate, _ index: Int) -> Proof? {
    var gesture: Proof?
    for next in following(index) where isSourceLine(units[next], of: units[index]) {
      let unit = units[next]
      if let proof = linkProof(next, for: claim) {
        if proof.evidence == .sourced { return proof }
        gesture = gesture ?? proof
      }
      let text = source.text(unit.text.file(0..<unit.text.count))
      if let found = SourceIdentifier.first(in: text) { return .source(found) }
      if unit.text.links.isEmpty { gesture = gesture ?? .gesture(text) }
    }
    if let lead = lead(of: index), let proof = linkProof(lead, for: claim),
      proof.evidence == .sourced
    {
      return proof
    }
    return gesture
  }

  /// The document that the heading over a claim links to, if the heading is nothing but the link
  /// and the claim is in the first paragraph under it.
  private func headingProof(of claim: ClaimCandidate, _ index: Int) -> Proof? {
    guard index > 0, [.heading, .title].contains(units[index - 1].role) else { return nil }
    let heading = units[index - 1]
    let linked = heading.text.links.reduce(0) { $0 + $1.range.count }
    guard linked > 0, heading.text.count - linked <= 6 else { return nil }
    return linkProof(index - 1, for: claim).flatMap { $0.evidence == .sourced ? $0 : nil }
  }

  /// The unit after the claim's own, the first one after its whole top-level block, and the line of its
  /// section that names a source.
  private func following(_ index: Int) -> [Int] {
    var result: [Int] = []
    if index + 1 < units.count { result.append(index + 1) }
    let next = scopes.blockStarts[units[index].block + 1]
    result += [next, scopes.sectionSources[index]].compactMap(\.self).filter { $0 != index + 1 }
    return result
  }

  /// Whether a paragraph holds nothing but an address or a link, is labelled as a source or is the
  /// caption of the table with the claim.
  private func isSourceLine(_ unit: ProseUnit, of claimed: ProseUnit) -> Bool {
    guard ![.title, .heading, .code].contains(unit.role) else { return false }
    if EvidenceScopes.isLabelled(unit) { return true }
    if claimed.role == .cell, EvidenceScopes.isCaption(unit) { return true }
    guard !unit.text.links.isEmpty else { return false }
    var rest = unit.text.bytes.count
    for link in unit.text.links { rest -= link.range.count }
    return rest <= 6
  }

  /// The paragraph that introduces the list, the table or the quotation of a unit.
  private func lead(of index: Int) -> Int? {
    let unit = units[index]
    if unit.role == .cell { return scopes.tableLeads[index] }
    guard [.listItem, .quotation].contains(unit.role) else { return nil }
    guard let start = scopes.blockStarts[unit.block], start > 0 else { return nil }
    let before = units[start - 1]
    guard before.block == unit.block - 1, before.role == .paragraph else { return nil }
    if unit.role == .quotation { return start - 1 }
    let end = before.text.bytes.last { $0 != UInt8(ascii: " ") }
    return end == UInt8(ascii: ":") || before.has(.attribution) || before.has(.survey)
      ? start - 1 : nil
  }

  // MARK: Measurements and gestures

  /// Whether a benchmark of the author can bear a claim out: a figure about programs that nobody
  /// else is said to have found.
  private func isMeasurable(_ claim: ClaimCandidate, in passage: Passage) -> Bool {
    guard claim.kind.isNumeric, gesture(in: passage, for: claim) == nil else { return false }
    return claim.kind != .statistic || !passage.has(.people)
  }

  private func gesture(in passage: Passage, for claim: ClaimCandidate) -> Proof? {
    if claim.kind == .quote, passage.has(.quoting) {
      return .gesture(source.text(passage.unit.text.file(passage.trimmed(passage.range))))
    }
    let groups: [CueGroup] = [.survey, .attribution, .source, .authority, .organisation, .hearsay]
    for group in groups + (claim.kind == .attribution ? [.many] : []) {
      guard let hit = passage.hits.first(where: { $0.group == group }) else { continue }
      if [.source, .authority, .organisation].contains(group), claim.kind != .attribution,
        !passage.has(.reporting), !passage.has(.advice), !passage.has(.hearsay)
      {
        continue
      }
      return .gesture(source.text(passage.unit.text.file(passage.bracketed(hit.range))))
    }
    if claim.kind.isNumeric, let disclaimer = references.disclaimer { return .gesture(disclaimer) }
    return nil
  }
}
