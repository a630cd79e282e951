/// What tells a generic enumeration that an article prints from a library's of the same name.
struct GenericEnumeration {
  /// The names of the generic parameters, each with the protocol that it conforms to, if any.
  let clause: [String: String]
  /// Whether the enumeration has nothing but cases.
  let isPlain: Bool

  /// Reads a declaration; nothing if it is not that of a generic enumeration of a name.
  ///
  /// - Parameter text: the declaration, or its first line as the toolchain prints it.
  init?(_ name: String, in text: String) {
    guard let start = text.firstRange(of: "enum \(name)<") else { return nil }
    let rest = text[start.upperBound...]
    let head = rest.prefix { $0 != "{" }
    let conditions = head.firstRange(of: " where ").map { head[$0.upperBound...] } ?? ""
    let names = head.prefix { $0 != ">" }.split(separator: ",").map { Self.pair($0) }
    var clause = Dictionary(names, uniquingKeysWith: { $1 })
    for (name, bound) in conditions.split(separator: ",").map({ Self.pair($0) })
    where clause[name] != nil && !bound.hasPrefix("~") {
      clause[name] = bound
    }
    guard !clause.isEmpty else { return nil }
    self.clause = clause
    isPlain = !rest.contains(Self.memberWord)
  }

  /// A parameter and what it conforms to: `Failure: Error`.
  private static func pair(_ text: Substring) -> (String, String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { String($0).trimmingBlanks }
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static let memberWord = Pattern(/\b(?:func|init|let|static|subscript|var)\b/)
}
