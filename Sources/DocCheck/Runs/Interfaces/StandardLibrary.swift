/// The names of the standard library and of Foundation with what it passes on, read when they are first
/// asked for.
struct StandardLibrary: Sendable {
  static let modules = common + apart

  /// The modules that extend one another's types.
  private static let common = [
    "Swift", "_Concurrency", "_StringProcessing", "FoundationEssentials", "Foundation",
  ]

  /// The modules that extend no type of another one.
  private static let apart = ["FoundationNetworking", "FoundationXML", "Dispatch"]

  /// The names that modules declare at the top level, and the members of all of their types.
  private typealias Names = (topLevel: Set<String>, members: Set<String>)

  /// The names of the first modules together, then those of each other one.
  private let parts: Lazy<[Names]>
  /// All names at the top level, by their first letters.
  private let byInitial: Lazy<[Character: [String]]>

  init(reader: InterfaceReader) {
    let (common, apart) = (
      InterfaceSet(Self.common, reader: reader), InterfaceSet(Self.apart, reader: reader)
    )
    let parts = Lazy<[Names]> {
      let together: Names = common.interfaces.reduce(into: ([], [])) { names, interface in
        names.topLevel.formUnion(interface.names)
        names.members.formUnion(interface.members)
      }
      return [together] + apart.interfaces.map { ($0.names, $0.members) }
    }
    self.parts = parts
    byInitial = Lazy {
      Dictionary(grouping: parts.value.flatMap(\.topLevel).filter { !$0.isEmpty }) {
        $0.first ?? " "
      }
    }
  }

  /// Whether a name is declared at the top level.
  func declares(_ name: String) -> Bool { parts.value.contains { $0.topLevel.contains(name) } }

  /// A module to import for a name; what needs no import comes with Foundation, too.
  func module(declaring name: String) -> String? {
    zip(["Foundation"] + Self.apart, parts.value).first { $1.topLevel.contains(name) }?.0
  }

  /// The names at the top level of about the length of another one, and with the same first letter.
  func names(like name: String) -> [String] {
    let names = name.first.flatMap { byInitial.value[$0] } ?? []
    return names.filter { abs($0.utf8.count - name.utf8.count) <= 1 }
  }

  /// Whether one of its types has a member of a name.
  func hasMember(_ name: String) -> Bool { parts.value.contains { $0.members.contains(name) } }

  /// The members of all of its types.
  var members: Set<String> { parts.value.reduce(into: []) { $0.formUnion($1.members) } }

  /// The members that types may have, if every one of them is declared by it: those of all types but
  /// of modules that none of them is from and that extend no others.
  func members(ofTypes names: [String]) -> Set<String>? {
    guard names.allSatisfy(declares) else { return nil }
    let others = parts.value.dropFirst().filter { !$0.topLevel.isDisjoint(with: names) }
    return others.reduce(into: parts.value[0].members) { $0.formUnion($1.members) }
  }
}
