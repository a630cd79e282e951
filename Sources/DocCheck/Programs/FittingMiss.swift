/// Tells a misspelt name by how it is used, where its letters alone say too little: `prnt(1)`,
/// `@Sate var`, `Colr.red`, `slef.count`.
///
/// The name must be a slip of the pen away from exactly one name of a library or keyword, and that one must
/// fit every use.
struct FittingMiss: Sendable {
  private let known: KnownNames
  /// The ways in which the snippet uses each name.
  private let roles: [String: [Use.Role]]

  init(known: KnownNames, uses: [Use]) {
    self.known = known
    roles = Use.roles(in: uses)
  }

  /// The fewest letters of a name that is certain to be misspelt.
  static let certainLength = 4

  /// The name that was probably meant by one that nothing declares.
  func name(meantBy name: String) -> String? {
    guard let roles = roles[name], !roles.isEmpty, name.first != "_" else { return nil }
    let near = [Set(known.standard.names(like: name)), known.names, Self.keywords]
      .reduce(into: Set<String>()) { near, names in
        near.formUnion(names.filter { EditDistance.isSlip(name, for: $0) })
      }
    let fitting = near.filter { candidate in
      roles.allSatisfy { fits(candidate, $0, isShort: name.count < Self.certainLength) }
    }
    return near.count == 1 ? fitting.first : nil
  }

  /// Keywords that can take the place of a value or a statement.
  private static let keywords: Set<String> = [
    "await", "break", "continue", "fallthrough", "false", "nil", "return", "self", "super", "true",
  ]

  private func fits(_ candidate: String, _ role: Use.Role, isShort: Bool) -> Bool {
    if Self.keywords.contains(candidate) { return Self.fits(keyword: candidate, role) }
    switch role {
    case .attribute, .wrapper: return isWrapper(candidate)
    case .call(let call):
      return isType(candidate) ? isShort || makes(candidate, call) : takes(candidate, call)
    case .statement(let modifiers):
      return isView(candidate) || modifiers.isEmpty && isFunction(candidate)
    case .base(let member): return declares(member, in: candidate)
    case .type(let count): return (count > 0 || isShort) && hasGenerics(candidate, count)
    case .inherited, .constraint: return isProtocol(candidate)
    default: return false
    }
  }

  private static func fits(keyword: String, _ role: Use.Role) -> Bool {
    switch role {
    case .base: ["self", "super"].contains(keyword)
    case .value: !["self", "super", "await"].contains(keyword)
    case .condition: ["true", "false"].contains(keyword)
    case .statement(let modifiers): modifiers.isEmpty && !["self", "super"].contains(keyword)
    default: false
    }
  }

  // MARK: What a library's name is

  private func entries(_ name: String) -> [DeclarationIndex.Entry] {
    known.declarations[name].filter { $0.owner == nil }
  }

  private func isType(_ name: String) -> Bool { name.first?.isUppercase == true }

  private func isProtocol(_ name: String) -> Bool {
    entries(name).contains { $0.keyword == "protocol" }
  }

  private func isFunction(_ name: String) -> Bool {
    entries(name).contains { $0.keyword == "func" }
  }

  private func isWrapper(_ name: String) -> Bool {
    known.declarations.members(of: name).contains("wrappedValue")
  }

  private func isView(_ name: String) -> Bool {
    known.declarations.ancestors(of: name).contains("View")
      || known.declarations.members(of: name).contains("body")
  }

  private func declares(_ member: String, in type: String) -> Bool {
    isType(type) && known.declarations.allMembers(of: type).contains(member)
  }

  private func hasGenerics(_ name: String, _ count: Int) -> Bool {
    entries(name).contains { $0.genericParameterCount == count }
  }

  /// Whether a function takes the arguments of a call, of which there is one at least.
  private func takes(_ name: String, _ call: Call) -> Bool {
    guard !call.arguments.isEmpty || !call.trailingClosures.isEmpty else { return false }
    return entries(name).contains { entry in
      entry.keyword == "func"
        && SignatureReader.signatures(in: entry.text).contains { $0.takes(call) }
    }
  }

  /// Whether a type can be made with the arguments of a call, one of which has a label.
  private func makes(_ name: String, _ call: Call) -> Bool {
    let isTold = call.labels.contains { $0 != "_" } || !call.trailingClosures.isEmpty
    return isTold
      && known.declarations["init"].contains { entry in
        entry.owner == name
          && SignatureReader.signatures(in: entry.text, owner: name).contains { $0.takes(call) }
      }
  }
}
