import Synchronization

/// The names of the standard library and of Foundation, read when they are first asked for: only
/// code with an error needs them, and reading them takes longer than compiling a snippet.
final class StandardLibrary: Sendable {
  private let toolchain: Toolchain
  private let loaded = Mutex<[ModuleInterface]?>(nil)
  private let index = Mutex<DeclarationIndex?>(nil)

  init(toolchain: Toolchain) { self.toolchain = toolchain }

  /// The members of all of its types, if every one of the names is declared by it.
  func members(ofTypes names: [String]) -> Set<String>? {
    let interfaces = interfaces()
    guard names.allSatisfy({ name in interfaces.contains { $0.names.contains(name) } }) else {
      return nil
    }
    return interfaces.reduce(into: []) { $0.formUnion($1.members) }
  }

  /// The declarations of its modules and of others.
  func declarations(with others: [ModuleInterface]) -> DeclarationIndex {
    let own = interfaces()
    return index.withLock { index in
      if let index { return index }
      let made = DeclarationIndex(others + own)
      index = made
      return made
    }
  }

  /// The interfaces; without those that the toolchain cannot print, whose names are then left to
  /// the compiler as those of any other library are.
  private func interfaces() -> [ModuleInterface] {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let modules = [
        "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation",
      ]
      let read = modules.compactMap {
        (try? ModuleInterface(module: $0, toolchain: toolchain)) ?? nil
      }
      loaded = read
      return read
    }
  }
}
