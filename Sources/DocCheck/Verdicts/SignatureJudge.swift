/// Compares API listings with what the libraries declare.
struct SignatureJudge: Sendable {
  let known: KnownNames
  /// Whether the article describes a change to Swift: what it lists of a library is new there.
  let isProposal: Bool

  /// What is said of declarations that cannot be judged.
  static let withoutBodies = "declarations without bodies"

  /// The verdict on a listing of a library: it passes if a library declares all of it in the same
  /// way; nothing where what is listed is no library's yet, which the compiler can then judge.
  func verdict(on snippet: Snippet) -> Verdict? {
    let listed = SignatureReader.signatures(in: snippet.source)
    guard snippet.parsed.errors.isEmpty else { return undecided }
    guard !listed.isEmpty else {
      return snippet.parsed.items.allSatisfy { $0.kind == .macro } ? nil : undecided
    }
    let differing = listed.filter { !isDeclared($0) }
    if differing.isEmpty { return .passed(.compiled) }
    if isProposal { return nil }
    for signature in differing where signature.owner != nil {
      let others = entries(of: signature)
      guard let other = others.first, others.count == 1 else { continue }
      let reason = "\(other.module) declares '\(signature.baseName)' differently: \(other.text)"
      return .undecided(reason: reason)
    }
    return isLibrarys(differing, of: snippet) ? undecided : nil
  }

  /// What a proposal lists of a library that has nothing of this form, such as `Array.drop(_:)`.
  func additions(in snippet: Snippet) -> [String] {
    guard isProposal, snippet.shape == .signature else { return [] }
    let differing = SignatureReader.signatures(in: snippet.source).filter { !isDeclared($0) }
    return isLibrarys(differing, of: snippet) ? differing.map(\.fullName) : []
  }

  /// Whether a snippet is nothing but the first lines of types as a library declares them, without
  /// members: `protocol ObservableObject : AnyObject`.
  func isHeading(_ snippet: Snippet) -> Bool {
    let parsed = snippet.parsed
    return !parsed.items.isEmpty
      && parsed.items.allSatisfy { item in
        item.kind == .type && item.members.isEmpty && isHeading(item, in: snippet)
          && (item.lacksBody || parsed.leavesOut(in: item.bytes))
      }
  }

  /// Whether every word before the brace of a type stands in a library's declaration of that type.
  private func isHeading(_ item: Item, in snippet: Snippet) -> Bool {
    let text = SourceText(snippet.source).text(item.bytes).prefix { $0 != "{" }
    let bare = text.replacing(Self.attribute, with: "")
    // Parameters may be constrained behind `where`, and by `Sendable` in some versions of a system.
    let generics = Set(
      bare.firstMatch(of: Self.genericParameters).map { String($0.1).identifiers } ?? []
    )
    let plain = bare.replacing(Self.sendableBound) { match in
      generics.contains(String(match.1)) ? match.1 : match.0
    }
    let free = ["public", "open", "final"] + (generics.isEmpty ? [] : ["where"])
    let words = Set(String(plain).identifiers).subtracting(free)
    return item.declares.contains { name in
      known.declarations[name].contains {
        $0.owner == nil && words.isSubset(of: $0.text.identifiers)
      }
    }
  }

  private var undecided: Verdict { .undecided(reason: Self.withoutBodies) }

  private func isDeclared(_ signature: Signature) -> Bool {
    declared(signature).contains(where: signature.matches)
  }

  private func declared(_ signature: Signature) -> [Signature] {
    entries(of: signature).flatMap { SignatureReader.signatures(in: $0.text, owner: $0.owner) }
  }

  /// What the libraries declare under a signature's name in its type.
  private func entries(of signature: Signature) -> [DeclarationIndex.Entry] {
    known.declarations[signature.baseName]
      .filter { signature.owner == nil || $0.owner == signature.owner }
  }

  private func isLibrarys(_ listed: [Signature], of snippet: Snippet) -> Bool {
    snippet.declares.contains(where: known.declares) || listed.contains(where: isLibrarys)
  }

  /// Whether a listed function is one that a library has, or should have: it belongs to a type of
  /// the library that has a member of its name, or differs from one of its functions in a letter at
  /// most.
  private func isLibrarys(_ signature: Signature) -> Bool {
    if let owner = signature.owner {
      let names = known.declarations.members(of: owner)
      return known.declares(owner)
        && (names.contains(signature.baseName)
          || EditDistance.nearest(to: signature.baseName, in: names) != nil)
    }
    guard signature.name.hasPrefix("func "), signature.name.hasSuffix(":)") else { return false }
    let names = declared(signature).map(\.name)
    return names.contains(signature.name)
      || EditDistance.nearest(to: signature.name, in: names) != nil
  }

  private static let attribute = Pattern(/@\w+(\([^)]*\))?/)
  private static let genericParameters = Pattern(/<([^<>]*)>/)
  private static let sendableBound = Pattern(/(\w{1,64})\s*:\s*Sendable\b/)
}
