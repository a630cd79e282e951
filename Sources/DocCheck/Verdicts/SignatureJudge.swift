/// Compares API listings with what the libraries declare.
struct SignatureJudge: Sendable {
  let known: KnownNames

  /// What is said of declarations that cannot be judged.
  static let withoutBodies = "declarations without bodies"

  /// The verdict on a listing of a library: it passes if a library declares all of it in the same
  /// way; nothing where what is listed is no library's, which the compiler can then judge.
  func verdict(on snippet: Snippet) -> Verdict? {
    let listed = SignatureReader.signatures(in: snippet.source)
    guard snippet.parsed.errors.isEmpty else { return undecided }
    guard !listed.isEmpty else {
      return snippet.parsed.items.allSatisfy { $0.kind == .macro } ? nil : undecided
    }
    let index = known.declarations
    var isComplete = true
    var isLibrary = snippet.declares.contains(where: known.declares)
    for signature in listed {
      let entries = index[signature.baseName]
        .filter { signature.owner == nil || $0.owner == signature.owner }
      let declared = entries.flatMap {
        SignatureReader.signatures(in: $0.text, owner: $0.owner)
      }
      if declared.contains(where: signature.matches) { continue }
      isComplete = false
      if signature.owner != nil, entries.count == 1, let other = entries.first {
        let reason = "\(other.module) declares '\(signature.baseName)' otherwise: \(other.text)"
        return .undecided(reason: reason)
      }
      isLibrary = isLibrary || isLibrarys(signature, declared)
    }
    if isComplete { return .passed(.compiled) }
    return isLibrary ? undecided : nil
  }

  private var undecided: Verdict { .undecided(reason: Self.withoutBodies) }

  /// Whether a listed function is one that a library has, or should have: it belongs to a type of
  /// the library that has a member of its name, or differs from one of its functions in a letter at
  /// most.
  private func isLibrarys(_ signature: Signature, _ others: [Signature]) -> Bool {
    if let owner = signature.owner {
      let names = known.declarations.members(of: owner)
      return known.declares(owner)
        && (names.contains(signature.baseName)
          || EditDistance.nearest(to: signature.baseName, in: names) != nil)
    }
    guard signature.name.hasPrefix("func "), signature.name.hasSuffix(":)") else { return false }
    let names = others.map(\.name)
    return names.contains(signature.name)
      || EditDistance.nearest(to: signature.name, in: names) != nil
  }
}
