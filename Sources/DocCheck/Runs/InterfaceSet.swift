import Synchronization

/// The interfaces of modules of the toolchain, read when they are first asked for: only code with an
/// error needs them, and reading them takes longer than compiling a snippet.
final class InterfaceSet: Sendable {
  private let modules: [String]
  private let toolchain: Toolchain
  private let printed = Mutex<[ModuleInterface.Text]?>(nil)
  private let loaded = Mutex<[ModuleInterface]?>(nil)

  init(_ modules: [String], toolchain: Toolchain) {
    self.modules = modules
    self.toolchain = toolchain
  }

  /// The interfaces, parsed.
  var interfaces: [ModuleInterface] {
    let texts = texts
    return loaded.withLock { loaded in
      if let loaded { return loaded }
      let read = texts.map(ModuleInterface.init)
      loaded = read
      return read
    }
  }

  /// The interfaces as they are printed; without those that the toolchain cannot print, whose names
  /// are then left to the compiler as those of any other library are.
  var texts: [ModuleInterface.Text] {
    printed.withLock { printed in
      if let printed { return printed }
      let read = modules.compactMap {
        (try? ModuleInterface.Text(module: $0, toolchain: toolchain)) ?? nil
      }
      printed = read
      return read
    }
  }
}
