/// A claim together with its evidence and its place in the file.
struct FoundClaim {
  let candidate: ClaimCandidate
  let proof: Proof
  /// The bytes of the file that state the claim.
  var bytes: Range<Int>
  /// The table and the row that state the claim.
  let cell: (table: Int, row: Int)?

  init(_ candidate: ClaimCandidate, _ proof: Proof, in unit: ProseUnit) {
    self.candidate = candidate
    self.proof = proof
    bytes = unit.text.file(candidate.range)
    cell = unit.cell
  }

  /// The value that the next stage gets.
  func claim(
    in source: SourceText,
    _ references: ReferenceIndex,
    _ spans: inout SpanCounter
  ) -> Claim {
    Claim(
      kind: candidate.kind,
      evidence: proof.evidence,
      span: spans.span(bytes),
      text: source.text(bytes),
      evidenceText: proof.text,
      confidence: candidate.confidence,
      table: cell?.table,
      hasBibliography: references.hasBibliography
    )
  }
}
