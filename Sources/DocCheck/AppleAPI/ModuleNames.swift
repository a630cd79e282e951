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
    /// Those functions and initializers that are not of Objective-C's classes.
    var native: Set<String> = []
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

  /// Whether the functions of a name with argument labels are all those of classes of Objective-C, of which there
  /// are no two with the same labels, nor any with default values.
  static func isImported(_ function: String, in modules: some Sequence<String>) -> Bool {
    Self.modules(seenBy: modules).allSatisfy {
      names.value[$0]?.value.native.contains(function) != true
    }
  }

  private static func modules(seenBy modules: some Sequence<String>) -> Set<String> {
    APIFacts.passedOn(by: Set(modules)).intersection(APIFacts.declaredOnly.value)
  }

  private static func read(_ module: String) -> Names {
    guard let facts = try? APIFacts.embedded.value.get() else { return Names() }
    let rows = facts.rows(of: module).map(\.columns).filter {
      $0.count == APIDeclaration.columns && $0[2] != "conformance"
    }
    let classes = Set(rows.filter { $0[2] == "class" && isOpen($0) }.map { path($0[1], $0[3]) })
    return rows.reduce(into: Names()) { names, fields in
      let name = String(fields[3].prefix { !"(?!".contains($0) })
      names.all.insert(name)
      if fields[1].isEmpty { names.topLevel.insert(name) }
      guard fields[2] == "func" || fields[2] == "init" else { return }
      let isMaker = fields[2] == "init"
      let made = fields[1].split(separator: ".").last.map(String.init) ?? name
      let function = String(fields[3])
      names.functions[isMaker ? made : name, default: []].insert(function)
      let isImported = isMaker ? classes.contains(String(fields[1])) : isOpen(fields)
      if !isImported { names.native.insert(function) }
    }
  }

  private static func path(_ container: Substring, _ name: Substring) -> String {
    container.isEmpty ? String(name) : "\(container).\(name)"
  }

  /// Whether others can inherit from a class, or override a function, as it is with all of Objective-C's.
  private static func isOpen(_ fields: [Substring]) -> Bool {
    fields[9].split(separator: " ").contains("open")
  }
}
