/// The names by which code tells which of Apple's frameworks it uses where it does not show its imports:
/// those that the facts have at the top level of modules that are here with declarations at best.
struct FrameworkNames: Sendable {
  /// The modules that declare each name, sorted.
  private let modules: [String: [String]]

  /// The names in the facts that doccheck was built with; read when they are first asked for.
  static let known = Lazy { FrameworkNames(APIFacts.embedded.value) }

  init(_ facts: Result<APIFacts, any Error>) {
    let names = (try? facts.get())?.topLevelNames ?? []
    // What Swift calls otherwise is a mistake, whatever C's headers still have.
    let current = names.filter { module, name in
      !Self.present.contains(module)
        && FormerSwift.currentName(of: name, isInherited: false) == nil
    }
    modules = Dictionary(grouping: current, by: \.name).mapValues { Set($0.map(\.module)).sorted() }
  }

  private static let present = Set(TypeDirectory.presentModules)

  /// The frameworks that code means by names which nothing else declares, each with those of the names that
  /// tell it, in the order of the modules' names.
  ///
  /// A name that begins with a framework's letters, such as `CLLocation` and `kSecClass`, tells it by
  /// itself. One of words, such as `AxisMarks`, may be anybody's: it takes two of a framework. A single
  /// word, such as `Chart`, tells only together with those.
  func frameworks(meantBy names: Set<String>) -> [(module: String, names: [String])] {
    let found = Dictionary(grouping: names.filter { module(of: $0) != nil }) {
      module(of: $0) ?? ""
    }
    return found.filter { _, names in
      names.contains(where: Self.hasPrefix)
        || names.count > 1 && names.contains(where: Self.hasWords)
    }.map { ($0.key, $0.value.sorted()) }.sorted { $0.module < $1.module }
  }

  /// The frameworks with declarations here that code may mean by some names, one of two words being enough.
  ///
  /// - Parameter members: the members that the code uses: one that a framework adds to views tells it beside
  ///   any of its names.
  func frameworks(perhapsMeantBy names: Set<String>, using members: Set<String>) -> [String] {
    let named = Set(names.filter(Self.hasWords).compactMap(module(declaring:)))
    let added = Set(members.compactMap(APIMembers.known.value.module(givingViews:)))
    return named.intersection(APIFacts.declaredOnly.value)
      .union(frameworks(among: added.sorted(), declaring: names)).sorted()
  }

  /// Those of some frameworks that declare one of some names at the top level, sorted.
  func frameworks(among modules: [String], declaring names: Set<String>) -> [String] {
    modules.filter { module in
      names.contains { self.modules[$0]?.contains(module) ?? false }
    }.sorted()
  }

  /// The framework that declares a name at the top level; the first one by its name where several do.
  func module(declaring name: String) -> String? { modules[name]?.first }

  /// The framework that has a name; AppKit, of which there are no facts, has most of what begins as
  /// Foundation's classes do.
  private func module(of name: String) -> String? {
    module(declaring: name) ?? (name.hasPrefix("NS") && Self.hasPrefix(name) ? "AppKit" : nil)
  }

  /// Whether a name begins with the two or more letters that tell whose it is.
  private static func hasPrefix(_ name: String) -> Bool {
    let letters = name.first == "k" ? name.dropFirst() : name[...]
    let capitals = letters.prefix(while: \.isUppercase).count
    return capitals < letters.count && (capitals > 2 || name.first == "k" && capitals > 0)
  }

  private static func hasWords(_ name: String) -> Bool { name.count(where: \.isUppercase) > 1 }
}
