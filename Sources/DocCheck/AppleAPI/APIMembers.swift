/// What the facts say of the types of modules which are not here.
struct APIMembers: Sendable {
  private var members: [String: Set<String>] = [:]
  /// The modules that give members to all views, by the members' names.
  private var viewModules: [String: Set<String>] = [:]
  /// What each type inherits from and conforms to.
  private var ancestors: [String: Set<String>] = [:]

  /// The facts that doccheck was built with; read when they are first asked for.
  static let known = Lazy { APIMembers(APIFacts.embedded.value) }

  init(_ facts: Result<APIFacts, any Error>) {
    guard let facts = try? facts.get() else { return }
    let present = Set(TypeDirectory.presentModules)
    for row in facts.rows {
      let fields = row.columns
      guard fields.count == APIDeclaration.columns, !present.contains(String(fields[0])) else {
        continue
      }
      let (container, kind, name) = (String(fields[1]), String(fields[2]), fields[3].baseOfName)
      let isType = APIDeclaration.Kind(rawValue: kind)?.isType ?? false
      if isType || kind == "conformance" {
        let path = [container, name].filter { !$0.isEmpty }.joined(separator: ".")
        let inherits = fields[14].split(separator: ",").compactMap { String($0).identifiers.last }
        ancestors[path, default: []].formUnion(inherits)
      }
      guard !container.isEmpty, !name.isEmpty else { continue }
      members[container, default: []].insert(name)
      if container == "View" { viewModules[name, default: []].insert(String(fields[0])) }
    }
  }

  /// The members that modules which are not here give views.
  var viewMembers: some Sequence<String> { viewModules.keys }

  /// The one module not here that gives views a member.
  func module(givingViews member: String) -> String? {
    viewModules[member].flatMap { $0.count == 1 ? $0.first : nil }
  }

  /// The members of a type and of all that it inherits from; nothing for a type of no such module.
  ///
  /// - Parameter others: the members of a type that is here.
  func members(of type: String, besides others: (String) -> Set<String>) -> Set<String>? {
    guard ancestors[type] != nil else { return nil }
    var (found, seen, open): (Set<String>, Set<String>, [String]) = ([], [], [type])
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.formUnion(members[next] ?? [])
      if let inherits = ancestors[next] { open += inherits } else { found.formUnion(others(next)) }
    }
    return found
  }
}
