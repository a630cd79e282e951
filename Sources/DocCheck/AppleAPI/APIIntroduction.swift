import Synchronization

/// The first versions of Apple's systems that have a name, by all facts about Apple's API.
struct APIIntroduction: Sendable {
  /// The lowest version of each system; nothing for a system on which it is not known.
  let first: Availability
  /// Whether the name is of one type, which came with one version.
  let isOneType: Bool

  /// The rows of the facts that doccheck was built with, by their names; read when first asked for.
  private static let known = Lazy { (try? APIFacts.embedded.value.get())?.rowsByName ?? [:] }

  /// What was looked up in this process: an article may name the same thing again and again.
  private static let found = Mutex<[String: APIIntroduction?]>([:])

  /// What is known of a name; nothing where no module has it.
  ///
  /// Several declarations may share a name: the first of them counts, so that nothing is said to need
  /// more than it does.
  ///
  /// - Parameter name: the name, of which the last two parts count: `View.task`, `NavigationStack`.
  static func of(_ name: SymbolName) -> APIIntroduction? {
    guard let last = name.parts.last?.text, let rows = known.value[last] else { return nil }
    let container = name.parts.dropLast().last?.text
    guard container.map({ known.value[$0] != nil }) ?? true else { return nil }
    let key = container.map { "\($0).\(last)" } ?? last
    if let earlier = found.withLock({ $0[key] }) { return earlier }
    let result = APIIntroduction(meant(rows.compactMap { APIDeclaration(row: $0) }, in: container))
    found.withLock { $0[key] = .some(result) }
    return result
  }

  private init?(_ rows: [APIDeclaration]) {
    guard !rows.isEmpty else { return nil }
    first = Availability(iOS: Self.first(rows.map(\.iOS)), macOS: Self.first(rows.map(\.macOS)))
    isOneType = rows.allSatisfy(\.kind.isType) && Set(rows.map(\.iOS)).count == 1
  }

  /// The declarations of a name that prose means by it.
  ///
  /// Of a name alone, a type is one that is in no other type, and a member is a function where any is.
  private static func meant(
    _ declarations: [APIDeclaration],
    in container: String?
  ) -> [APIDeclaration] {
    let rows = declarations.filter { $0.kind != .conformance }
    if let container {
      return rows.filter { $0.container.split(separator: ".").last.map(String.init) == container }
    }
    if rows.first?.name.first?.isUppercase ?? false { return rows.filter(\.container.isEmpty) }
    let functions = rows.filter { $0.kind == .func }
    return functions.isEmpty ? rows : functions
  }

  /// The first of some versions; nothing where one of them is not known.
  private static func first(_ versions: [String]) -> SystemVersion? {
    let known = versions.compactMap { SystemVersion($0) }
    return known.count == versions.count ? known.min() : nil
  }
}
