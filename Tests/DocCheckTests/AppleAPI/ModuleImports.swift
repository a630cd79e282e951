@testable import DocCheck

/// Finds which modules the declarations of each module need besides those whose names its import brings along.
///
/// The table `imports` holds the result: finding it takes longer than making a module, so only `scripts/apple-api`
/// does it.
struct ModuleImports {
  let facts: APIFacts
  let directory: TypeDirectory

  /// The modules that each module imports, none of which imports it in turn.
  func list() throws -> [String: [String]] {
    let names = facts.modules.subtracting(TypeDirectory.presentModules)
      .union(ModuleAdditions.extended.map(ModuleAdditions.name)).sorted()
    var graph: [String: Set<String>] = [:]
    var others: [String: Set<String>] = [:]
    for name in names {
      let module = try facts.module(name, directory)
      let wanted = needed(by: module)
      if let extended = ModuleAdditions.extended(by: name) {
        // Other modules rest on it, so it takes only what Apple's module rests on.
        let below = reexports(of: extended).subtracting([extended]).union(named(by: extended))
        let allowed = below.union(TypeDirectory.presentModules)
          .union(below.filter(ModuleAdditions.extended.contains).map(ModuleAdditions.name))
        graph[name] = wanted.intersection(allowed).union([extended])
      } else {
        graph[name] = Set(module.reexports)
        others[name] = wanted
      }
    }
    // What a module passes on is settled; the others are added as long as no circle arises.
    for name in names {
      for other in (others[name] ?? []).sorted() where other != name {
        guard !reaches(name, from: other, in: graph) else { continue }
        graph[name, default: []].insert(other)
      }
    }
    return graph.mapValues { $0.sorted() }
  }

  /// The modules whose names a module writes before types, since it imports them for itself.
  private func named(by module: String) -> Set<String> {
    let rows = facts.rows(of: module).filter { $0.contains(".") }
    return APIFacts.declaredOnly.value.filter { name in rows.contains { $0.contains("\(name).") } }
  }

  /// All modules whose names the import of a module brings along.
  private func reexports(of module: String) -> Set<String> {
    var (seen, open): (Set<String>, [String]) = ([], [module])
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += facts.reexports(of: next) }
    }
    return seen
  }

  private func reaches(_ goal: String, from start: String, in graph: [String: Set<String>]) -> Bool
  {
    var (seen, open): (Set<String>, [String]) = ([], [start])
    while let next = open.popLast() {
      if next == goal { return true }
      guard seen.insert(next).inserted else { continue }
      open += graph[next] ?? []
    }
    return false
  }

  /// The modules that have the types which a module's declarations name.
  private func needed(by module: APIModule) -> Set<String> {
    let present = directory.present(of: module).filter { !$0.contains(".") }
    var names = present
    var own: Set<String> = []
    for declaration in module.declarations {
      for type in declaration.types { names.formUnion(type.outermostNames) }
      names.formUnion(declaration.container.outermostNames)
      own.formUnion(declaration.generics.flatMap(\.outermostNames))
      if declaration.kind.isType || [.associatedtype, .typealias].contains(declaration.kind) {
        own.insert(declaration.name)
      }
    }
    let others = names.compactMap { name -> String? in
      // A type that the module nests in another one bears the name of many others.
      if own.contains(name), !present.contains(name) { return nil }
      if let here = directory.presentModule(declaring: name) { return here }
      return directory.module(declaring: name).map { other in
        ModuleAdditions.extended.contains(other) ? ModuleAdditions.name(for: other) : other
      }
    }
    return Set(others).subtracting([module.name])
  }
}

extension String {
  /// The names in a type that no other type is named before: `Tree` in `[Tree.Branch]`.
  fileprivate var outermostNames: [String] {
    var names: [String] = []
    var last: Character = " "
    var name = ""
    for character in self + " " {
      if character.isPartOfName {
        name.append(character)
        continue
      }
      if !name.isEmpty {
        if last != "." { names.append(name) }
        name = ""
      }
      last = character
    }
    return names
  }
}
