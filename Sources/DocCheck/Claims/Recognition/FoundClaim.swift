/// A claim together with its evidence and its place in the file.
struct FoundClaim {
  let candidate: ClaimCandidate
  let proof: Proof
  /// The bytes of the file that state the claim.
  var bytes: Range<Int>
  private let place: Claim.Place
  /// The table and the row that state the claim.
  let cell: (table: Int, row: Int)?

  init(_ candidate: ClaimCandidate, _ proof: Proof, in unit: ProseUnit, source: SourceText) {
    self.candidate = candidate
    self.proof = proof
    bytes = MarkupWidening.bytes(of: candidate.range, in: unit.text, source: source)
    cell = unit.cell
    place = Claim.Place(unit.role)
  }

  /// What a line of documentation begins with.
  private static let mark = Pattern(/\n[ \t]*\/\/\/ ?/)

  /// The value that the next stage gets.
  func claim(
    in source: SourceText,
    _ references: ReferenceIndex,
    _ spans: inout SpanCounter
  ) -> Claim {
    let text = source.text(bytes).replacing(Self.mark, with: "\n")
    return Claim(
      kind: candidate.kind,
      evidence: proof.evidence,
      span: spans.span(bytes),
      text: text,
      evidenceText: proof.text,
      confidence: candidate.confidence,
      place: place,
      table: cell?.table,
      hasBibliography: references.mayBearOut(text)
    )
  }
}
