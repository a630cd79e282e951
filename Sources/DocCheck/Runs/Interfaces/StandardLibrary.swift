/// The names of the standard library and of Foundation.
struct StandardLibrary: Sendable {
  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation",
  ]

  private let set: InterfaceSet

  init(reader: InterfaceReader) { set = InterfaceSet(Self.modules, reader: reader) }

  /// The members of all of its types, if every one of the names is declared by it.
  func members(ofTypes names: [String]) -> Set<String>? {
    let interfaces = set.interfaces
    guard names.allSatisfy({ name in interfaces.contains { $0.names.contains(name) } }) else {
      return nil
    }
    return interfaces.reduce(into: []) { $0.formUnion($1.members) }
  }
}
