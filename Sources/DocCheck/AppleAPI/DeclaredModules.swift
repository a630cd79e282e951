import Foundation
import Synchronization

/// Modules that declare what the facts say of Apple's frameworks, made when code first imports them.
///
/// Nothing of them can be run: they have no code.
final class DeclaredModules: Sendable {
  /// The folder of the modules, which outlives a run.
  let folder: String

  private let directory: Lazy<Result<TypeDirectory, any Error>>
  private let compiler: InterfaceCompiler
  private let made = Mutex<[String: Bool]>([:])

  /// The version of how interfaces are written.
  private static let format = "12"

  /// - Parameters:
  ///   - cache: the folder for what outlives a run.
  ///   - reader: reads the interfaces of the modules that are here.
  init(
    cache: String,
    toolchain: Toolchain,
    shim: Shim,
    moduleCache: ModuleCache,
    reader: InterfaceReader
  ) {
    let parts = [Self.format, toolchain.version, toolchain.target, APIFacts.identity] + shim.sizes
    let digest = SHA256.hexadecimal(Array(parts.joined(separator: "\n").utf8)).prefix(16)
    folder = URL(fileURLWithPath: cache).path + "/apple-api/\(digest)"
    directory = Lazy {
      APIFacts.embedded.value.map { facts in
        TypeDirectory(facts, present: reader.declarations(of: TypeDirectory.presentModules))
      }
    }
    compiler = InterfaceCompiler(
      toolchain: toolchain,
      shim: shim,
      folder: folder,
      moduleCache: moduleCache
    )
  }

  /// The compiler's options by which the modules are found.
  var searchOptions: [String] { ["-I", folder] }

  /// The names of the modules.
  var names: Set<String> { APIFacts.declaredOnly.value }

  /// Whether there are facts about a module that is not here.
  func declare(_ module: String) -> Bool { names.contains(module) }

  /// Makes a module with those that it needs, unless they are there.
  ///
  /// - Returns: whether the module is there.
  /// - Throws: `EnvironmentError` if the facts are damaged, or a file cannot be written.
  func make(_ module: String) throws -> Bool {
    try make([module])
    return made.withLock { $0[module] ?? false }
  }

  /// Makes modules with those that they need, those of them of which there are facts.
  ///
  /// - Throws: as `make(_:)` for one module.
  func make(_ modules: [String]) throws {
    let facts = try APIFacts.embedded.value.get()
    let asked = modules.filter { declare($0) || ModuleAdditions.extended(by: $0) != nil }
    try made.withLock { made in
      for module in asked where made[module] == nil && compiler.isMade(module) {
        made[module] = true
      }
      let missing = asked.filter { made[$0] == nil }
      guard !missing.isEmpty else { return }
      var maker = ModuleMaker(
        facts: facts,
        directory: try directory.value.get(),
        compiler: compiler,
        made: made
      )
      defer { made = maker.made }
      try compiler.alone { try maker.make(missing) }
    }
  }
}
