/// The names that modules of which there are only declarations have.
enum ModuleNames {
  /// The names of one module.
  private struct Names {
    /// All of them, members included.
    var all: Set<String> = []
    /// Those that belong to no type.
    var topLevel: Set<String> = []
    /// The names of functions and initializers with their argument labels, by the names without.
    var functions: [String: Set<String>] = [:]
  }

  /// The names of each such module; those of one are read when they are first asked for.
  private static let names = Lazy {
    Dictionary(
      uniqueKeysWithValues: APIFacts.declaredOnly.value.map { module in
        (module, Lazy { read(module) })
      }
    )
  }

  /// The names that a module has, members included, and those that it passes on.
  static func names(of module: String) -> Set<String> {
    modules(seenBy: [module]).reduce(into: []) { $0.formUnion(names.value[$1]?.value.all ?? []) }
  }

  /// The names that belong to no type in some modules and in those that they pass on.
  static func topLevelNames(of modules: some Sequence<String>) -> Set<String> {
    Self.modules(seenBy: modules).reduce(into: []) {
      $0.formUnion(names.value[$1]?.value.topLevel ?? [])
    }
  }

  /// The functions of a name that some modules and those that they pass on have, with their argument labels.
  static func functions(named name: String, in modules: some Sequence<String>) -> Set<String> {
    Self.modules(seenBy: modules).reduce(into: []) {
      $0.formUnion(names.value[$1]?.value.functions[name] ?? [])
    }
  }

  private static func modules(seenBy modules: some Sequence<String>) -> Set<String> {
    APIFacts.passedOn(by: Set(modules)).intersection(APIFacts.declaredOnly.value)
  }

  private static func read(_ module: String) -> Names {
    guard let facts = try? APIFacts.embedded.value.get() else { return Names() }
    return facts.rows(of: module).reduce(into: Names()) { names, row in
      let fields = row.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count > 3, fields[2] != "conformance" else { return }
      let name = String(fields[3].prefix { !"(?!".contains($0) })
      names.all.insert(name)
      if fields[1].isEmpty { names.topLevel.insert(name) }
      if fields[2] == "func" || fields[2] == "init" {
        let made = fields[1].split(separator: ".").last.map(String.init) ?? name
        names.functions[fields[2] == "init" ? made : name, default: []].insert(String(fields[3]))
      }
    }
  }
}
