/// Makes modules of the facts, each after those that it needs.
struct ModuleMaker: Sendable {
  let facts: APIFacts
  let directory: TypeDirectory
  let compiler: InterfaceCompiler
  /// The modules that were asked for, and whether they are there.
  private(set) var made: [String: Bool]
  /// What had to be changed of the modules that were made.
  private(set) var changes: [String: InterfaceChanges] = [:]

  init(
    facts: APIFacts,
    directory: TypeDirectory,
    compiler: InterfaceCompiler,
    made: [String: Bool]
  ) {
    (self.facts, self.directory, self.compiler) = (facts, directory, compiler)
    self.made = made
  }

  /// Makes modules and those that they need, side by side where none needs another.
  ///
  /// - Throws: `EnvironmentError` if a table is damaged or a file cannot be written.
  mutating func make(_ names: [String]) throws {
    var waiting = missing(names)
    while let first = waiting.keys.min() {
      let ready = waiting.filter { $0.value.isDisjoint(with: waiting.keys) }.keys.sorted()
      // A circle in the table of imports is cut at any of its modules.
      let next = ready.isEmpty ? [first] : ready
      let maker = self
      let results = try Workers(count: nil).map(next) { try maker.changesOfMaking($0) }
      for (name, result) in zip(next, results) {
        waiting[name] = nil
        made[name] = compiler.isMade(name)
        if let result { changes[name] = result }
      }
    }
  }

  /// Whether a module can be imported, as far as it was asked for.
  func isThere(_ name: String) -> Bool {
    TypeDirectory.presentModules.contains(name) || made[name] ?? false
  }

  /// The modules that are not made yet, of some names and all that they need, each with those that it needs.
  private func missing(_ names: [String]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    var rest = names
    while let name = rest.popLast() {
      guard found[name] == nil, made[name] == nil, !isThere(name),
        facts.modules.contains(name) || ModuleAdditions.extended(by: name) != nil
      else { continue }
      let needed = imports(of: name)
      found[name] = Set(needed)
      rest += needed
    }
    return found
  }

  /// The modules of the facts that one of them imports.
  private func imports(of name: String) -> [String] {
    (name == Self.basic ? [] : [Self.basic]) + facts.imports(of: name)
  }

  /// Makes one module; what had to be changed of it, nothing where it is there already or cannot be made.
  private func changesOfMaking(_ name: String) throws -> InterfaceChanges? {
    guard !compiler.isMade(name), !compiler.isRefused(name) else { return nil }
    let module = try facts.module(name, directory)
    return try compiler.make(
      module,
      preamble(of: module),
      directory,
      present: directory.present(of: module),
      startingWith: facts.changes(of: name)
    )
  }

  /// The lines that import what a module needs, and name again what another module has of it.
  private func preamble(of module: APIModule) -> [String] {
    let passedOn = module.reexports + [Self.basic]
    let imports = imports(of: module.name).filter(isThere).map {
      (passedOn.contains($0) ? "@_exported " : "") + "import \($0)"
    }
    let extended = ModuleAdditions.extended(by: module.name)
    let aliases = directory.present(of: module).filter { !$0.contains(".") }.sorted()
    return Self.always + imports
      + aliases.compactMap { name in
        guard let other = directory.presentModule(declaring: name), other != extended,
          Self.own.contains(other)
        else { return nil }
        return "public typealias \(name) = \(other).\(name)"
      }
  }

  /// What every interface imports; an interface sees nothing by itself.
  private static let always = [
    "import Swift", "import _Concurrency", "import _StringProcessing", "import Foundation",
    "import FoundationNetworking",
  ]

  /// The module of C's names that all of Apple's frameworks bring along.
  private static let basic = "MacTypes"

  /// The modules that have types which Apple has in others.
  private static let own: Set<String> = ["Combine", "SwiftData", "SwiftUI", "UIKit"]
}
