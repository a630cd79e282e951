/// What a reader is given to follow a claim up with.
struct Proof: Sendable, Equatable {
  let evidence: Claim.Evidence
  /// The link's target, the identifier or the words that were taken as evidence or as the gesture.
  let text: String?

  static let none = Proof(evidence: .unsourced, text: nil)

  /// A source that can be followed.
  static func source(_ text: String) -> Proof { Proof(evidence: .sourced, text: text) }

  /// A source that cannot be found.
  static func gesture(_ text: String) -> Proof { Proof(evidence: .vagueSource, text: text) }
}
