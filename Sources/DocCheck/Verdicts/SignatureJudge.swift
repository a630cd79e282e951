/// Compares API listings with what the libraries declare.
struct SignatureJudge: Sendable {
  let known: KnownNames

  /// What is said of declarations that no library has.
  private static let withoutBodies = "declarations without bodies"

  /// The verdict on a listing: it passes if a library declares all of it in the same way.
  func verdict(on snippet: Snippet) -> Verdict {
    let listed = SignatureReader.signatures(in: snippet.source)
    guard !listed.isEmpty else { return .undecided(reason: Self.withoutBodies) }
    let index = known.declarations
    var isComplete = true
    for signature in listed {
      let entries = index[signature.baseName]
        .filter { signature.owner == nil || $0.owner == signature.owner }
      if entries.contains(where: { Self.declares($0, signature) }) { continue }
      isComplete = false
      let other = signature.owner.flatMap { _ in entries.first }
      if let other, entries.count == 1 {
        let reason = "\(other.module) declares '\(signature.baseName)' otherwise: \(other.text)"
        return .undecided(reason: reason)
      }
    }
    return isComplete ? .passed(.compiled) : .undecided(reason: Self.withoutBodies)
  }

  private static func declares(_ entry: DeclarationIndex.Entry, _ signature: Signature) -> Bool {
    SignatureReader.signatures(in: entry.text, owner: entry.owner)
      .contains { signature.matches($0) }
  }
}
