/// Makes modules of the facts, each after those that it needs.
struct ModuleMaker {
  let facts: APIFacts
  let directory: TypeDirectory
  let compiler: InterfaceCompiler
  /// The modules that were asked for, and whether they are there.
  var made: [String: Bool]
  /// What had to be changed of the modules that were made.
  private(set) var changes: [String: InterfaceChanges] = [:]

  /// The modules that are being made; a circle in the table of imports must not keep it busy.
  private var open: Set<String> = []

  init(
    facts: APIFacts,
    directory: TypeDirectory,
    compiler: InterfaceCompiler,
    made: [String: Bool]
  ) {
    (self.facts, self.directory, self.compiler) = (facts, directory, compiler)
    self.made = made
  }

  /// Makes a module; whether it is there then.
  mutating func make(_ name: String) throws -> Bool {
    if TypeDirectory.presentModules.contains(name) { return true }
    if let known = made[name] { return known }
    guard facts.modules.contains(name) || ModuleAdditions.extended(by: name) != nil,
      open.insert(name).inserted
    else { return false }
    defer { open.remove(name) }
    let module = try facts.module(name, directory)
    let preamble = try preamble(of: module)
    if !compiler.isMade(name) {
      changes[name] = try compiler.make(
        module,
        preamble,
        directory,
        present: directory.present(of: module),
        startingWith: facts.changes(of: name)
      )
    }
    made[name] = compiler.isMade(name)
    return compiler.isMade(name)
  }

  /// The lines that import what a module needs, and name again what another module has of it.
  private mutating func preamble(of module: APIModule) throws -> [String] {
    var lines = Self.always
    if module.name != Self.basic, try make(Self.basic) {
      lines.append("@_exported import \(Self.basic)")
    }
    for other in facts.imports(of: module.name) where try make(other) {
      lines.append((module.reexports.contains(other) ? "@_exported " : "") + "import \(other)")
    }
    let extended = ModuleAdditions.extended(by: module.name)
    let aliases = directory.present(of: module).filter { !$0.contains(".") }.sorted()
    return lines
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
