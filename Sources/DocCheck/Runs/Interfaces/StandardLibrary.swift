/// The names of the standard library and of Foundation with what it passes on, read when they are first
/// asked for.
struct StandardLibrary: Sendable {
  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation",
    "FoundationNetworking", "FoundationXML", "Dispatch",
  ]

  private let names: Lazy<(topLevel: Set<String>, members: Set<String>)>

  init(reader: InterfaceReader) {
    let set = InterfaceSet(Self.modules, reader: reader)
    names = Lazy {
      set.interfaces.reduce(into: ([], [])) { names, interface in
        names.topLevel.formUnion(interface.names)
        names.members.formUnion(interface.members)
      }
    }
  }

  /// Whether a name is declared at the top level.
  func declares(_ name: String) -> Bool { names.value.topLevel.contains(name) }

  /// Whether one of its types has a member of a name.
  func hasMember(_ name: String) -> Bool { names.value.members.contains(name) }

  /// The members of all of its types, if every one of the names is declared by it.
  func members(ofTypes names: [String]) -> Set<String>? {
    names.allSatisfy(declares) ? self.names.value.members : nil
  }
}
