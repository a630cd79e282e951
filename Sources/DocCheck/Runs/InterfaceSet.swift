import Synchronization

/// The interfaces of modules of the toolchain, read when they are first asked for: only code with an
/// error needs them, and reading them takes longer than compiling a snippet.
final class InterfaceSet: Sendable {
  private let modules: [String]
  private let toolchain: Toolchain
  private let loaded = Mutex<[ModuleInterface]?>(nil)

  init(_ modules: [String], toolchain: Toolchain) {
    self.modules = modules
    self.toolchain = toolchain
  }

  /// The interfaces; without those that the toolchain cannot print, whose names are then left to
  /// the compiler as those of any other library are.
  var interfaces: [ModuleInterface] {
    loaded.withLock { loaded in
      if let loaded { return loaded }
      let read = modules.compactMap {
        (try? ModuleInterface(module: $0, toolchain: toolchain)) ?? nil
      }
      loaded = read
      return read
    }
  }
}
