/// Compares a claim about an API's first version with what is known of it.
///
/// A claim is refuted only where its clause says nothing else, in whatever order: the name, the
/// version, what joins them, and words that change nothing.
struct AvailabilityFact {
  private let sentence: FactSentence
  private let passage: Passage
  private let plain: PlainStatement

  init(_ sentence: FactSentence) {
    self.sentence = sentence
    passage = sentence.passage
    plain = sentence.plain(ignoring: [.worksOn])
  }

  /// What the facts make of the claim; nothing where they say nothing about it.
  func proof() -> Proof? {
    guard passage.has(.version) else { return nil }
    if let proof = statements().lazy.compactMap(proof).first { return proof }
    return sentence.hits(of: .version).lazy.compactMap(adjacentProof).first
  }

  // MARK: The statement

  /// A name, the version that its clause names, and whether it is the first one.
  private struct Statement {
    let name: SymbolName
    let version: CueHit
    let isFirst: Bool
  }

  private static let relations: CueGroups = [
    .needsVersion, .sinceVersion, .fromVersion, .worksOn,
  ]

  /// What the sentence says, and what each of its clauses does that nothing else qualifies.
  private func statements() -> [Statement] {
    let whole = statements(in: passage.trimmed(passage.range))
    guard whole.isEmpty else { return whole }
    guard !sentence.hits.contains(where: { Self.qualifiers.contains($0.group) }) else { return [] }
    return passage.clauses.flatMap { statements(in: passage.trimmed($0)) }
  }

  private static let qualifiers: CueGroups = [.provision, .condition, .concession, .codeHedge]

  private func statements(in range: Range<Int>) -> [Statement] {
    guard range.count <= PlainStatement.longest else { return [] }
    let hits = sentence.hits.filter {
      $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    let versions = hits.filter { $0.group == .version }
    guard let places = sentence.names(in: range), places.count == 1 else { return [] }
    let name = places[0].name
    let subject = withKind(places[0].range, hits)
    return versions.prefix(PlainStatement.mostWords).flatMap { version in
      hits.compactMap { relation -> Statement? in
        guard Self.relations.contains(relation.group),
          plain.says([subject, version.range, relation.range], in: range)
        else { return nil }
        return Statement(name: name, version: version, isFirst: relation.group != .worksOn)
      }
    }.sorted { $0.isFirst && !$1.isFirst }
  }

  /// The name with the word for its kind: "`@Observable` macro".
  private func withKind(_ name: Range<Int>, _ hits: [CueHit]) -> Range<Int> {
    let kinds = hits.filter {
      SymbolKind($0.group) != nil && sentence.isGap(name.upperBound, $0.range.lowerBound)
    }
    return name.lowerBound..<(kinds.map(\.range.upperBound).max() ?? name.upperBound)
  }

  // MARK: The comparison

  private func proof(_ statement: Statement) -> Proof? {
    guard let (claimed, known, fact) = comparison(statement.name, statement.version) else {
      return nil
    }
    if claimed == known.version { return Proof(evidence: .verified, text: fact) }
    // A later version may be that of a newer overload; and what works on it may have worked before.
    guard claimed < known.version || known.isOneType && statement.isFirst else { return nil }
    return Proof(evidence: .contradicted, text: fact)
  }

  /// What bears out a name directly before its version, whatever else the sentence says.
  private func adjacentProof(_ version: CueHit) -> Proof? {
    let start = version.range.lowerBound
    let joints = sentence.hits.filter { sentence.isGap($0.range.upperBound, start) }
    let needs = joints.filter { $0.group == .needsVersion }
    let isFollowed = sentence.hits(of: .sinceVersion).contains {
      sentence.isGap(version.range.upperBound, $0.range.lowerBound)
    }
    let ends = needs.isEmpty && isFollowed ? joints.filter { $0.group == .topic } : needs
    guard let end = ends.map(\.range.lowerBound).min(),
      let place = sentence.names(in: passage.range.lowerBound..<end)?.last,
      sentence.isGap(place.range.upperBound, end),
      let (claimed, known, fact) = comparison(place.name, version), claimed == known.version
    else { return nil }
    return Proof(evidence: .verified, text: fact)
  }

  private func comparison(
    _ name: SymbolName,
    _ version: CueHit
  ) -> (claimed: SystemVersion, known: (version: SystemVersion, isOneType: Bool), fact: String)? {
    guard let last = name.parts.last?.text, !sentence.foreign.mayMean(last),
      let claimed = Claimed(sentence.source.text(passage.unit.text.file(version.range))),
      let known = APIIntroduction.of(name),
      let actual = claimed.isIOS ? known.first.iOS : known.first.macOS
    else { return nil }
    let path = name.parts.map(\.text).joined(separator: ".")
    let fact = "'\(path)' requires \(known.first.systems.joined(separator: ", "))"
    return (claimed.version, (actual, known.isOneType), fact)
  }

  // MARK: The facts

  /// The version that a sentence names.
  private struct Claimed {
    let isIOS: Bool
    let version: SystemVersion

    init?(_ text: String) {
      let system = text.prefix { $0.isLetter }.lowercased()
      guard ["ios", "ipados", "macos"].contains(system) else { return nil }
      let numbers = text.dropFirst(system.count).split { !$0.isNumber }.compactMap { Int($0) }
      guard let major = numbers.first else { return nil }
      isIOS = system != "macos"
      version = SystemVersion(major, numbers.dropFirst().first ?? 0)
    }
  }
}
