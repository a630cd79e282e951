/// The names that modules of which there are only declarations have.
enum ModuleNames {
  /// The names of one module.
  private struct Names {
    /// All of them, members included.
    var all: Set<String> = []
    /// Those that belong to no type.
    var topLevel: Set<String> = []
    /// The argument labels of functions, and of the initializers of types, by their names.
    var labels: [String: Set<String>] = [:]
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

  /// The argument labels of the functions of a name that some modules and those that they pass on have; nothing
  /// where they have none.
  static func labels(
    ofFunctions name: String,
    in modules: some Sequence<String>
  ) -> Set<String>? {
    let all = Self.modules(seenBy: modules).compactMap { names.value[$0]?.value.labels[name] }
    return all.isEmpty ? nil : all.reduce(into: []) { $0.formUnion($1) }
  }

  private static func modules(seenBy modules: some Sequence<String>) -> Set<String> {
    APIFacts.passedOn(by: Set(modules)).intersection(APIFacts.declaredOnly.value)
  }

  private static func read(_ module: String) -> Names {
    guard let facts = try? APIFacts.embedded.value.get() else { return Names() }
    let rows = facts.rows(of: module).map(\.columns).filter {
      $0.count == APIDeclaration.columns && $0[2] != "conformance"
    }
    return rows.reduce(into: Names()) { names, fields in
      let name = String(fields[3].prefix { !"(?!".contains($0) })
      names.all.insert(name)
      if fields[1].isEmpty { names.topLevel.insert(name) }
      guard fields[2] == "func" || fields[2] == "init" else { return }
      let made = fields[1].split(separator: ".").last.map(String.init) ?? name
      names.labels[fields[2] == "init" ? made : name, default: []]
        .formUnion(String(fields[3]).argumentLabels)
    }
  }
}
