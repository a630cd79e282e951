import Foundation
import Testing

@testable import DocCheck

/// The variable by which `scripts/apple-api` names a folder for the tables.
private let tablesVariable = "APPLE_API_TABLES"

/// The variable that holds the names of the modules to make, parted by spaces; all of them where there is none.
private let modulesVariable = "APPLE_API_MODULES"

/// What `scripts/apple-api` asks: makes every module without what is known of it, and writes the tables that hold
/// the result.
@Suite(
  "All modules made of facts",
  .enabled(if: ProcessInfo.processInfo.environment[tablesVariable] != nil)
)
struct DeclaredModulesMeasure {
  @Test("Every module is made, and what it lacks is listed")
  func measure() throws {
    let folder = try #require(ProcessInfo.processInfo.environment[tablesVariable])
    let environment = try Checking.environment.get()
    let facts = try APIFacts.embedded.value.get()
    let reader = InterfaceReader(
      toolchain: environment.toolchain,
      searchOptions: InterfaceReader.searchOptions(environment.toolchain, environment.shim)
    )
    let directory = TypeDirectory(
      facts,
      present: reader.declarations(of: TypeDirectory.presentModules)
    )
    let imports = try ModuleImports(facts: facts, directory: directory).list()
    try Self.write(
      imports.map { [$0.key, $0.value.joined(separator: " ")] },
      to: folder + "/imports.tsv"
    )
    let asked = ProcessInfo.processInfo.environment[modulesVariable]?.split(separator: " ")
      .map(String.init)
    let names = asked ?? imports.keys.sorted()
    func made(_ start: [String: InterfaceChanges], _ pass: Int) throws -> ModuleMaker {
      let compiler = InterfaceCompiler(
        toolchain: environment.toolchain,
        shim: environment.shim,
        folder: folder + "/modules\(pass)",
        moduleCache: environment.compiler.workspace.moduleCache
      )
      let facts = facts.with(start, importing: imports)
      var maker = ModuleMaker(facts: facts, directory: directory, compiler: compiler, made: [:])
      try compiler.alone { try maker.make(names) }
      return maker
    }
    func start(_ changes: (String) -> InterfaceChanges) -> [String: InterfaceChanges] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, changes($0)) })
    }
    let first = try made(start { _ in InterfaceChanges() }, 1)
    let second = try made(
      start { first.changes[$0]?.withoutConsequences ?? InterfaceChanges() },
      2
    )
    var changes = first.changes
    for (name, better) in second.changes
    where better.reasons.count < first.changes[name]?.reasons.count ?? .max {
      changes[name] = better
    }
    for name in names {
      let isMade = changes[name] != nil
      let module = try facts.module(name, directory)
      let rows = module.declarations.enumerated().count { row, declaration in
        !declaration.isGone && !module.present.contains(row)
      }
      let missing = changes[name]?.reasons.count ?? 0
      print("module\t\(name)\t\(rows)\t\(module.declarations.count - rows)\t\(missing)\t\(isMade)")
    }
    try Self.write(
      imports.keys.flatMap { name in
        (changes[name] ?? facts.changes(of: name)).rows.map { [name] + $0 }
      },
      to: folder + "/changes.tsv"
    )
  }

  private static func write(_ rows: [[String]], to file: String) throws {
    let sorted = rows.sorted { left, right in
      left[0] != right[0]
        ? left[0] < right[0]
        : (Int(left[1]) ?? 0, left.dropFirst(2).joined()) < (
          Int(right[1]) ?? 0, right.dropFirst(2).joined()
        )
    }
    let text = sorted.map { $0.joined(separator: "\t") + "\n" }.joined()
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
}
