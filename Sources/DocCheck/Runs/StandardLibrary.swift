import Synchronization

/// The names of the standard library and of Foundation.
final class StandardLibrary: Sendable {
  private let modules: InterfaceSet
  private let index = Mutex<DeclarationIndex?>(nil)

  init(toolchain: Toolchain) {
    modules = InterfaceSet(
      ["Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation"],
      toolchain: toolchain
    )
  }

  /// The members of all of its types, if every one of the names is declared by it.
  func members(ofTypes names: [String]) -> Set<String>? {
    let interfaces = modules.interfaces
    guard names.allSatisfy({ name in interfaces.contains { $0.names.contains(name) } }) else {
      return nil
    }
    return interfaces.reduce(into: []) { $0.formUnion($1.members) }
  }

  /// The declarations of its modules and of others.
  func declarations(with others: [ModuleInterface]) -> DeclarationIndex {
    let texts = modules.texts
    return index.withLock { index in
      if let index { return index }
      let made = DeclarationIndex(others.map(\.text) + texts)
      index = made
      return made
    }
  }
}
