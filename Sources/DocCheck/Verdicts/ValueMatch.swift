/// Compares a value that an article shows with a description of the real one, part by part.
struct ValueMatch: Sendable {
  /// Whether lists may be sets, whose elements come in any order.
  let hasSets: Bool

  /// What the two differ in although they are the same value; nothing if they are not.
  func tolerances(_ shown: ShownValue, _ actual: ShownValue) -> Set<OutputTolerance>? {
    if shown == actual { return [] }
    if shown == .elision { return [.elision] }
    if actual.unwrapped != actual || shown.unwrapped != shown {
      let isOptional = Self.isOptional(actual) != Self.isOptional(shown)
      let isSet = actual.isSet || hasSets
      return ValueMatch(hasSets: isSet).tolerances(shown.unwrapped, actual.unwrapped)?
        .union(isOptional ? [.optional] : [])
    }
    switch (shown, actual) {
    case (.number(let number), .number(let real)):
      return number.equals(real) ? [] : number.rounds(real) ? [.rounding] : nil
    case (.string(let text), .string(let real)): return texts(text, real)
    // Without quotes, and what a name or a number is described by.
    case (.name(let path), .string(let real)): return path == [real] ? [] : nil
    case (.name(let path), .name(let real)): return Self.names(path, real) ? [] : nil
    case (.list(let values), .list(let real)): return lists(values, real)
    case (.list(let values), .dictionary(let real)):
      return values.isEmpty && real.isEmpty ? [] : nil
    case (.dictionary(let entries), .dictionary(let real)): return dictionaries(entries, real)
    case (.tuple(let fields), .tuple(let real)): return self.fields(fields, real)
    case (.call(let path, let fields), .call(let name, let real)):
      return Self.names(path, name) ? self.fields(fields, real) : nil
    case (.range(let sign, let bounds), .range(let other, let real)):
      return sign == other ? all(zip(bounds, real)) : nil
    default: return nil
    }
  }

  private static func isOptional(_ value: ShownValue) -> Bool {
    guard case .call(["Optional"], _) = value else { return false }
    return true
  }

  /// Whether one name is the other, with more or less of what it is a member of.
  private static func names(_ path: [String], _ other: [String]) -> Bool {
    path.count <= other.count
      ? Array(other.suffix(path.count)) == path : Array(path.suffix(other.count)) == other
  }

  private func texts(_ shown: String, _ real: String) -> Set<OutputTolerance>? {
    if shown == real { return [] }
    let comparison = OutputComparison(
      expected: shown,
      actual: real,
      isStatement: true,
      hasSets: false
    )
    return comparison.agreement == .within(.elision) ? [.elision] : nil
  }

  private func all(
    _ pairs: some Sequence<(ShownValue, ShownValue)>
  ) -> Set<OutputTolerance>? {
    var found: Set<OutputTolerance> = []
    for (shown, real) in pairs {
      guard let tolerances = tolerances(shown, real) else { return nil }
      found.formUnion(tolerances)
    }
    return found
  }

  /// Compares fields in their order; where only one side has labels, they are left out.
  private func fields(
    _ shown: [ShownValue.Field],
    _ real: [ShownValue.Field]
  ) -> Set<OutputTolerance>? {
    guard shown.count == real.count,
      zip(shown, real).allSatisfy({ $0.label == nil || $1.label == nil || $0.label == $1.label })
    else { return nil }
    return all(zip(shown.map(\.value), real.map(\.value)))
  }

  private func lists(_ shown: [ShownValue], _ real: [ShownValue]) -> Set<OutputTolerance>? {
    if let place = shown.firstIndex(of: .elision) {
      let (head, tail) = (shown[..<place], shown[(place + 1)...])
      guard head.count + tail.count <= real.count, !tail.contains(.elision) else { return nil }
      return all(zip(head + tail, real.prefix(head.count) + real.suffix(tail.count)))?
        .union([.elision])
    }
    guard shown.count == real.count else { return nil }
    return all(zip(shown, real))
      ?? (hasSets ? anyOrder(shown, real) { tolerances($0, $1) } : nil)
  }

  private func dictionaries(
    _ shown: [ShownValue.Entry],
    _ real: [ShownValue.Entry]
  ) -> Set<OutputTolerance>? {
    guard shown.count == real.count else { return nil }
    let entries = { (shown: ShownValue.Entry, real: ShownValue.Entry) in
      all([(shown.key, real.key), (shown.value, real.value)])
    }
    return anyOrder(shown, real, entries)
  }

  /// Finds for each element another one that it is the same as.
  private func anyOrder<Element>(
    _ shown: [Element],
    _ real: [Element],
    _ compare: (Element, Element) -> Set<OutputTolerance>?
  ) -> Set<OutputTolerance>? {
    var rest = real
    var found: Set<OutputTolerance> = []
    for element in shown {
      guard let place = rest.firstIndex(where: { compare(element, $0) != nil }) else { return nil }
      found.formUnion(compare(element, rest.remove(at: place)) ?? [])
      if place > 0 { found.insert(.order) }
    }
    return found
  }
}
