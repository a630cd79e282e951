import Foundation
import Synchronization

/// Reads the interfaces of modules as the toolchain prints them, and keeps what it finds in them:
/// printing and parsing them takes longer than compiling a snippet.
final class InterfaceReader: Sendable {
  private let toolchain: Toolchain
  /// The compiler's options by which the modules are found.
  private let searchOptions: [String]
  /// Where compilers keep what they read of C's modules; nothing for the compiler's own place.
  private let moduleCache: ModuleCache?
  /// What the installation brings; nothing is added to it.
  private let prepared: InterfaceStore?
  /// Where what was found is kept; nothing where it is not.
  private let cache: InterfaceStore?
  private let printed = Mutex<[String: ModuleInterface.Text]>([:])
  /// Whether a module has been printed before.
  private let hasPrinted = Mutex(false)

  init(
    toolchain: Toolchain,
    searchOptions: [String],
    moduleCache: ModuleCache? = nil,
    prepared: InterfaceStore? = nil,
    cache: InterfaceStore? = nil
  ) {
    self.toolchain = toolchain
    self.searchOptions = searchOptions
    self.moduleCache = moduleCache
    self.prepared = prepared
    self.cache = cache
  }

  /// The compiler's options by which the shim's modules and the toolchain's own are found.
  static func searchOptions(_ toolchain: Toolchain, _ shim: Shim) -> [String] {
    ["-I", shim.modules, "-I", toolchain.manifestModules]
  }

  /// The names of some modules, read side by side; without those that the toolchain lacks.
  func interfaces(of modules: [String]) throws -> [ModuleInterface] {
    try Workers(count: nil).map(modules, interface).compactMap(\.self)
  }

  /// The names of some modules, without those that cannot be read.
  func readableInterfaces(of modules: [String]) -> [ModuleInterface] {
    let read = try? Workers(count: nil).map(modules) { try? self.interface(of: $0) }
    return (read ?? []).compactMap { $0 ?? nil }
  }

  /// The names of a module; nothing where the toolchain lacks it.
  func interface(of module: String) throws -> ModuleInterface? {
    let kept = kept("names", of: [module])
    if let known = kept.flatMap({ try? JSONDecoder().decode(ModuleInterface.self, from: $0) }) {
      return known
    }
    guard let text = try text(of: module) else { return nil }
    let interface = ModuleInterface(text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(interface) { cache?.keep(data, "names", of: [module]) }
    return interface
  }

  /// The declarations of some modules; without those that the toolchain cannot print, whose names
  /// are then left to the compiler as those of any other library are.
  func declarations(of modules: [String]) -> DeclarationIndex {
    if let known = kept("declarations", of: modules).flatMap(DeclarationIndex.init(stored:)) {
      return known
    }
    let texts = modules.compactMap { (try? text(of: $0)) ?? nil }
    let index = DeclarationIndex(texts)
    if texts.count == modules.count, let data = index.stored {
      cache?.keep(data, "declarations", of: modules)
    }
    return index
  }

  /// What is kept of some modules.
  private func kept(_ kind: String, of modules: [String]) -> Data? {
    prepared?.contents(kind, of: modules) ?? cache?.contents(kind, of: modules)
  }

  /// Asks the toolchain's `swift-synthesize-interface` for a module.
  ///
  /// - Returns: the text, or nothing where the toolchain lacks the program or the module: what
  ///   rests on the names is then left to the compiler.
  func text(of module: String) throws -> ModuleInterface.Text? {
    if let text = printed.withLock({ $0[module] }) { return text }
    let folder = URL(fileURLWithPath: toolchain.frontend).deletingLastPathComponent()
    let program = folder.appendingPathComponent("swift-synthesize-interface").path
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let subprocess = Subprocess(
      command: [program, "-module-name", module, "-target", toolchain.target] + searchOptions
        + (moduleCache.map { ["-module-cache-path", $0.path] } ?? []),
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
      timeout: 60,
      outputLimit: 32 << 20
    )
    let run = { [moduleCache] in try moduleCache?.run(subprocess.run) ?? subprocess.run() }
    // The first call fills the cache of C's modules; side by side, calls wait there for one another.
    let first = try hasPrinted.withLock { hasPrinted in
      defer { hasPrinted = true }
      return hasPrinted ? nil : try run()
    }
    let outcome = try first ?? run()
    guard outcome.ending == .exited(0) else { return nil }
    let swift = String(decoding: outcome.standardOutput, as: UTF8.self)
    let text = ModuleInterface.Text(module: module, swift: swift)
    printed.withLock { $0[module] = text }
    return text
  }
}
