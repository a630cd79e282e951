/// Compares a claim about an API's first version with what is known of it.
///
/// Only a sentence that says it in one go is compared: the name, a cue such as "requires", the
/// version. Whatever is between them may change what is claimed.
struct AvailabilityFact {
  private let passage: Passage
  private let source: SourceText

  init(_ passage: Passage, source: SourceText) {
    self.passage = passage
    self.source = source
  }

  /// What the facts make of the claim; nothing where they say nothing about it.
  func proof() -> Proof? {
    let proofs = passage.hits.filter { $0.group == .version }.compactMap(proof)
    return proofs.first { $0.evidence == .contradicted } ?? proofs.first
  }

  private func proof(_ version: CueHit) -> Proof? {
    guard let nameEnd = nameEnd(before: version),
      let (name, start) = name(endingAt: nameEnd),
      let claimed = Claimed(source.text(passage.unit.text.file(version.range))),
      let known = Self.availability(of: name),
      let actual = claimed.isIOS ? known.first.iOS : known.first.macOS
    else { return nil }
    let fact = "'\(name)' requires \(known.first.systems.joined(separator: ", "))"
    if claimed.version == actual { return Proof(evidence: .verified, text: fact) }
    // A later version may be that of a newer overload, or of what comes before the name.
    guard claimed.version < actual || known.isType && isSubject(start) else { return nil }
    return Proof(evidence: .contradicted, text: fact)
  }

  // MARK: The sentence

  /// The end of the name that a version belongs to: before "requires iOS 14", or before the
  /// particle of 「はiOS 14以降」.
  private func nameEnd(before version: CueHit) -> Int? {
    let cues = passage.hits.filter { isGap($0.range.upperBound, version.range.lowerBound) }
    if let needs = longest(cues, of: .needsVersion) { return needs.range.lowerBound }
    let isFollowed = passage.hits.contains {
      $0.group == .sinceVersion && isGap(version.range.upperBound, $0.range.lowerBound)
    }
    guard isFollowed else { return nil }
    return longest(cues, of: .topic)?.range.lowerBound
  }

  private func longest(_ hits: [CueHit], of group: CueGroup) -> CueHit? {
    hits.filter { $0.group == group }.max { $0.range.count < $1.range.count }
  }

  private func isGap(_ start: Int, _ end: Int) -> Bool {
    start == end || start + 1 == end && passage.unit.text.bytes[start] == UInt8(ascii: " ")
  }

  /// The name of code that ends at a place, and where it begins.
  private func name(endingAt end: Int) -> (name: String, start: Int)? {
    let bytes = passage.unit.text.bytes
    var high = end
    while high > passage.range.lowerBound, bytes[high - 1] == UInt8(ascii: " ") { high -= 1 }
    var low = high
    if low > passage.range.lowerBound, bytes[low - 1] == Marker.code {
      low -= 1
    } else {
      while low > passage.range.lowerBound, SymbolName.isInName(bytes[low - 1]) { low -= 1 }
      if low > passage.range.lowerBound, bytes[low - 1] == UInt8(ascii: "@") { low -= 1 }
    }
    guard low < high, let name = SymbolName(source.text(passage.unit.text.file(low..<high))),
      let last = name.parts.last
    else { return nil }
    return (last.text, low)
  }

  /// Whether nothing but an article comes before the name in its clause.
  private func isSubject(_ start: Int) -> Bool {
    guard let clause = passage.clauses.first(where: { $0.contains(start) }) else { return false }
    let before = String(
      decoding: passage.unit.text.bytes[clause.lowerBound..<start],
      as: UTF8.self
    )
    return before.filter(\.isLetter).isEmpty || before.hasSuffix("the ") && before.count <= 5
  }

  // MARK: The facts

  private static func availability(of name: String) -> (first: Availability, isType: Bool)? {
    let releases = APIRelease.all.filter {
      $0.symbols?.types.contains(name) == true || $0.symbols?.members.contains(name) == true
    }
    let all = Set(releases.map(\.availability))
    guard let first = all.first, all.count == 1 else { return nil }
    return (first, releases.allSatisfy { $0.symbols?.types.contains(name) == true })
  }

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
