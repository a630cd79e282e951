/// What a program needs besides the modules for the type of everything unknown (`DocCheckUnknown` in
/// Sources/SampleModels/StandIns): what depends on how the program uses it.
///
/// What a member or a call gives is the unknown type itself, unless only another type fits: these
/// stand in an extension of a protocol, where the compiler looks last.
struct UnknownType: Sendable {
  /// The types that a member or a call may also give, besides the usual ones.
  let results: [String]
  /// The calls of members.
  let memberCalls: Set<MemberCall>
  /// The members that bindings are read of, which are no functions, whatever views and lists call theirs.
  let boundMembers: Set<String>
  /// The members that expressions begin with.
  let implicitMembers: [ImplicitMember]
  /// Whether the program knows views.
  let seesViews: Bool
  /// Whether views are made of the two parts of each element of a list.
  let buildsFromPairs: Bool
  /// Whether the program knows models that are kept.
  let seesModels: Bool
  /// Whether public declarations name stand-ins.
  let isPublic: Bool
  /// Whether a `catch` tells errors by a value: `catch Problem.offline`.
  let catchesValues: Bool

  /// The type's name in programs.
  static let name = "DocCheckUnknown"

  /// The function that gives an unknown value the type which its place asks for.
  static let coercion = "docCheckCoerced"

  /// The same for the object of a type of our own around a fragment, whose conformances are not shown.
  static let enclosing =
    "func \(coercion)<T>(_ value: \(Wrapping.typeName)) -> T { fatalError() }"

  /// The type of publishers of anything unknown.
  static let publisher = "Combine.AnyPublisher<\(name), Swift.Never>"

  /// What every type has that stands in for one.
  static let trait = "DocCheckAnything"

  /// The types that members and calls give in most code.
  static let usualResults = ["\(name)?", "String", "Bool", "Double"]

  /// The types that members and calls may give instead of the unknown one.
  var alternatives: [String] { Self.usualResults + results }

  /// The modules with what every program has of it; each brings along those before it.
  static let modules = ["DocCheckStandIns", "DocCheckViewStandIns", "DocCheckModelStandIns"]

  private var module: String { Self.modules[seesModels ? 2 : seesViews ? 1 : 0] }

  /// The import and the declarations, each on one line.
  var declarations: [String] {
    ["import \(module)"] + Self.extensions(of: Self.trait, fallbacks.map(exposed))
      + Self.extensions(of: Self.name, members.map(exposed)) + pairs
      + (catchesValues ? [Self.matching] : [])
  }

  private static func extensions(of type: String, _ members: [String]) -> [String] {
    members.isEmpty ? [] : ["extension \(type) { \(members.joined(separator: "; ")) }"]
  }

  /// The comparison of what is caught with anything unknown.
  private static let matching =
    "func ~= (pattern: (some \(trait))?, error: any Error) -> Bool { fatalError() }"

  /// A declaration that is public if the stand-ins are.
  func exposed(_ member: String) -> String {
    guard isPublic, !member.hasPrefix("case ") else { return member }
    let attributes = member.split(separator: " ").prefix { $0.hasPrefix("@") }
    let head = attributes.map { $0 + " " }.joined()
    return head + "public " + member.dropFirst(head.count)
  }

  private var members: [String] {
    implicitInitializers + statics(of: Self.name) + listChanges + bound
  }

  private var fallbacks: [String] {
    results.map { "@_disfavoredOverload " + Self.member(of: $0, setter: "nonmutating set") }
      + results.map(Self.call) + results.map(Self.callWithUnknowns) + methods + subscripts
      + results.map { "@_disfavoredOverload static \(Self.member(of: $0, setter: "set"))" }
      + (calls(of: "formatted").contains { $0.call.arguments.isEmpty } ? [] : [Self.formatted])
  }

  /// What hides Foundation's functions of that name for lists where nobody calls one without arguments.
  private static let formatted = "@_disfavoredOverload var formatted: String { docCheckValue() }"

  /// The calls of a member.
  func calls(of name: String) -> [MemberCall] { memberCalls.filter { $0.name == name } }

  /// The names of the type's own members, which hide that it can be called by these with other
  /// arguments.
  private static let ownMembers: Set<String> = [
    "advanced", "count", "distance", "encode", "first", "formatted", "hash", "index", "last",
    "publisher",
  ]

  /// A function for each call of a member that arguments alone do not settle, and for each type that
  /// it may give; the compiler prefers the one without a further parameter, and what collections have
  /// anyway.
  private var methods: [String] {
    // A function hides all other ways in which its name may be called.
    let names = Set(memberCalls.filter(\.isMixed).map(\.name)).union(Self.ownMembers)
      .subtracting(["init", MemberCall.subscripting]).subtracting(boundMembers)
    let calls = memberCalls.filter { names.contains($0.name) }
    return calls.flatMap { member in
      let signature = CallSignature(member.call)
      return ([Self.name] + alternatives + ["Void"]).enumerated().map { index, result in
        let parameters = signature.parameters(ofAlternative: index)
        return "func `\(member.name)`\(signature.generics)(\(parameters)) "
          + "-> \(result) { fatalError() }"
      }
    }.sorted().flatMap { function in
      ["", "static "].map { "@discardableResult @_disfavoredOverload \($0)\(function)" }
    }
  }

  /// The subscripts that have labels, each for all types that it may give.
  private var subscripts: [String] {
    calls(of: MemberCall.subscripting).flatMap { member in
      let signature = CallSignature(member.call)
      return ([Self.name] + alternatives).enumerated().map { index, result in
        (index == 0 ? "" : "@_disfavoredOverload ")
          + "subscript\(signature.generics)(\(signature.parameters)) -> \(result) "
          + "{ get { docCheckValue() } nonmutating set {} }"
      }
    }.sorted()
  }

  /// The initialisers that expressions call by `.init` alone.
  private var implicitInitializers: [String] {
    implicitCalls.map { call in
      let signature = CallSignature(call)
      return "convenience init\(signature.generics)(\(signature.parameters)) { self.init() }"
    }
  }

  /// The calls of `.init` alone that have labels or closures.
  var implicitCalls: [Call] {
    implicitMembers.filter { $0.name == "init" }.compactMap(\.call).filter {
      !$0.labels.isEmpty || !$0.trailingClosures.isEmpty
    }
  }

  /// The members of a type that expressions begin with.
  ///
  /// - Parameter own: the members that the article itself gives the type.
  func statics(of type: String, besides own: Set<String> = []) -> [String] {
    implicitMembers.filter { $0.name != "init" && !own.contains($0.name) }.map { member in
      guard let call = member.call else {
        return "static var `\(member.name)`: \(type) { docCheckValue() }"
      }
      let signature = CallSignature(call)
      return "static func `\(member.name)`\(signature.generics)(\(signature.parameters)) "
        + "-> \(type) { docCheckValue() }"
    }
  }

  /// A subscript that gives a type every member.
  static func member(of type: String, setter: String) -> String {
    "subscript(dynamicMember name: String) -> \(type) { get { docCheckValue() } \(setter) {} }"
  }

  /// A function that lets every value of a type be called.
  static func call(giving type: String) -> String {
    "@discardableResult func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) "
      + "-> \(type) { fatalError() }"
  }

  /// Calls whose arguments begin with a dot, or are closures that do not name the types of their
  /// parameters.
  static let callsWithUnknowns =
    ["\(name)", "Any?"].map { argument in
      "@discardableResult @_disfavoredOverload func dynamicallyCall"
        + "(withKeywordArguments: KeyValuePairs<String, \(argument)>) -> \(name) { fatalError() }"
    }
    + ["(\(name)) throws -> R", "(\(name), \(name)) throws -> R"].map { closure in
      "@discardableResult @_disfavoredOverload func dynamicallyCall<R>"
        + "(withKeywordArguments: KeyValuePairs<String, \(closure)>) -> \(name) { fatalError() }"
    }

  /// A call whose arguments are all unknown.
  private static func callWithUnknowns(giving type: String) -> String {
    "@discardableResult @_disfavoredOverload func dynamicallyCall"
      + "(withKeywordArguments: KeyValuePairs<String, \(name)>) -> \(type) { fatalError() }"
  }
}
