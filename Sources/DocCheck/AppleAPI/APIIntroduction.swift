/// The first versions of Apple's systems that have a name, by all facts about Apple's API.
struct APIIntroduction: Sendable {
  /// The lowest version of each system; nothing for a system on which it is not known.
  let first: Availability
  /// Whether the name is of one type, which came with one version.
  let isOneType: Bool

  /// Looks a name up; nothing where no module has it.
  ///
  /// Several declarations may share a name: the first of them counts, so that nothing is said to need
  /// more than it does.
  ///
  /// - Parameters:
  ///   - name: the name, of which the last two parts count: `View.task`, `NavigationStack`.
  ///   - facts: the facts.
  init?(of name: SymbolName, in facts: APIFacts) {
    guard let last = name.parts.last?.text else { return nil }
    let rows = Self.rows(named: last, in: name.parts.dropLast().last?.text, facts)
    guard !rows.isEmpty else { return nil }
    first = Availability(iOS: Self.first(rows.map(\.iOS)), macOS: Self.first(rows.map(\.macOS)))
    isOneType = rows.allSatisfy(\.kind.isType) && Set(rows.map(\.iOS)).count == 1
  }

  /// The declarations that prose means by a name.
  ///
  /// Of a name alone, a type is one that is in no other type, and a member is a function where any is.
  private static func rows(
    named name: String,
    in container: String?,
    _ facts: APIFacts
  ) -> [APIDeclaration] {
    let rows = facts.rows(declaring: name).filter { $0.kind != .conformance }
    if let container {
      return rows.filter { $0.container.split(separator: ".").last.map(String.init) == container }
    }
    if name.first?.isUppercase ?? false { return rows.filter(\.container.isEmpty) }
    let functions = rows.filter { $0.kind == .func }
    return functions.isEmpty ? rows : functions
  }

  /// The first of some versions; nothing where one of them is not known.
  private static func first(_ versions: [String]) -> SystemVersion? {
    let known = versions.compactMap { SystemVersion($0) }
    return known.count == versions.count ? known.min() : nil
  }
}
