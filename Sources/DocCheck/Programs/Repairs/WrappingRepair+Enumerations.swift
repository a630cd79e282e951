extension WrappingRepair {
  /// An enumeration around members that tell apart what `self` is.
  static func tellingApart(_ items: [Item]) -> [Wrapping] {
    let patterns = items.flatMap(\.casePatterns).filter { $0.subject == "self" }
    guard !patterns.isEmpty else { return [] }
    let cases = patterns.reduce(into: [String: [String]]()) {
      $0.merge($1.cases) { first, second in first.isEmpty ? second : first }
    }
    return [.enumeration(cases, carrying: UnknownType.name)]
  }

  /// Enumerations around cases, which may have raw values.
  static func enumerations(_ items: [LinkedItem]) -> [Wrapping] {
    let hasValues = items.contains {
      let head = $0.text.prefix { $0 != "=" }
      return $0.item.isCase && head != $0.text && !head.contains("(")
    }
    let heads = hasValues ? [": String", ": Int", ": Double"] : [""]
    return heads.map { .type("enum \(Wrapping.typeName)\($0)") }
  }
}
