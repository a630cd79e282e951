/// Compares a claim about what a method of the standard library costs with its documentation.
///
/// The costs are those that Apple documents for the method on that type
/// (developer.apple.com/documentation/swift); what depends on the elements, on the storage or on an
/// overload is not here.
struct ComplexityFact {
  private let sentence: FactSentence
  private let passage: Passage

  init(_ sentence: FactSentence) {
    self.sentence = sentence
    passage = sentence.passage
  }

  /// What the documentation makes of the claim; nothing where it says nothing about it.
  func proof() -> Proof? {
    let range = passage.trimmed(passage.range)
    guard range.count <= PlainStatement.longest, let cost = cost(in: range),
      let (type, member, parts) = call(in: range, besides: cost.range),
      !sentence.foreign.mayMean(type), let known = Self.costs[type]?[member], known != cost.text,
      sentence.plain(ignoring: [.joint]).says(parts + [cost.range], in: range)
    else { return nil }
    return Proof(
      evidence: .contradicted,
      text: "'\(member)' of '\(type)' is documented as \(known)"
    )
  }

  // MARK: The statement

  /// The one cost that is claimed, in the form `O(n)`.
  private func cost(in range: Range<Int>) -> (text: String, range: Range<Int>)? {
    let text = passage.unit.text
    let spans = range.filter { text.bytes[$0] == Marker.code }.map { $0..<$0 + 1 }
    let words = sentence.hits(of: .behaviour).map(\.range)
    let found = (spans + words).compactMap { range in
      Self.cost(sentence.source.text(text.file(range))).map { ($0, range) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The type and the member that the cost is claimed of, and where they are named.
  private func call(
    in range: Range<Int>,
    besides cost: Range<Int>
  ) -> (type: String, member: String, parts: [Range<Int>])? {
    guard let before = sentence.names(in: range.lowerBound..<cost.lowerBound),
      let after = sentence.names(in: cost.upperBound..<range.upperBound)
    else { return nil }
    let places = before + after
    if places.count == 1, places[0].name.parts.count == 2 {
      let parts = places[0].name.parts
      return (parts[0].text, parts[1].text, [places[0].range])
    }
    let types = places.filter { Self.costs[$0.text] != nil }.map { ($0.text, $0.range) }
    let words = sentence.hits.compactMap { hit in
      Self.types[hit.group].map { ($0, hit.range) }
    }
    let members = places.filter { Self.costs[$0.text] == nil && $0.name.parts.count == 1 }
    guard members.count == 1, types.count + members.count == places.count,
      let type = types.first ?? words.first, types.count + words.count == 1,
      let member = members[0].name.parts.first?.text
    else { return nil }
    return (type.0, member, [type.1, members[0].range])
  }

  private static func cost(_ text: String) -> String? {
    let plain = text.lowercased().filter { !" -·*".contains($0) }
    if let named = named[plain] { return named }
    guard plain.hasPrefix("o("), plain.hasSuffix(")") else { return nil }
    return ["o(1)": "O(1)", "o(n)": "O(n)", "o(logn)": "O(log n)", "o(nlogn)": "O(n log n)"][plain]
      ?? (["o(n²)", "o(n^2)"].contains(plain) ? "O(n²)" : nil)
  }

  private static let named = [
    "constanttime": "O(1)", "定数時間": "O(1)", "상수시간": "O(1)", "常数时间": "O(1)",
    "lineartime": "O(n)", "線形時間": "O(n)", "선형시간": "O(n)", "线性时间": "O(n)",
    "logarithmictime": "O(log n)", "対数時間": "O(log n)", "로그시간": "O(log n)", "对数时间": "O(log n)",
    "quadratictime": "O(n²)",
  ]

  // MARK: The documentation

  private static let types: [CueGroup: String] = [
    .arrayWord: "Array", .setWord: "Set", .dictionaryWord: "Dictionary", .stringWord: "String",
  ]

  private static let costs: [String: [String: String]] = [
    "Array": [
      "contains": "O(n)", "firstIndex": "O(n)", "lastIndex": "O(n)", "insert": "O(n)",
      "removeFirst": "O(n)", "removeLast": "O(1)", "popLast": "O(1)", "count": "O(1)",
      "isEmpty": "O(1)", "map": "O(n)", "filter": "O(n)", "reduce": "O(n)", "forEach": "O(n)",
      "allSatisfy": "O(n)", "min": "O(n)", "max": "O(n)", "reverse": "O(n)", "shuffle": "O(n)",
      "swapAt": "O(1)", "sort": "O(n log n)", "sorted": "O(n log n)",
    ],
    "Set": ["contains": "O(1)", "count": "O(1)", "isEmpty": "O(1)"],
    "Dictionary": ["count": "O(1)", "isEmpty": "O(1)"],
    "String": ["count": "O(n)", "isEmpty": "O(1)"],
  ]
}
