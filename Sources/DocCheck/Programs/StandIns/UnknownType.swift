/// The type of everything unknown: it has every member, can be called, subscripted, walked through,
/// compared, counted with and thrown, and is made from any literal.
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

  /// The declarations, each on one line.
  var declarations: [String] {
    [
      exposed("protocol \(Self.trait) {}"),
      "extension \(Self.trait) { " + fallbacks.map(exposed).joined(separator: "; ") + " }",
      exposed(
        "@dynamicMemberLookup @dynamicCallable final class \(Self.name): \(Self.trait), "
          + conformances.joined(separator: ", ") + ", @unchecked Sendable { "
          + (Self.initializers + Self.collection + Self.operators + members).map(exposed)
          .joined(separator: "; ") + " }"
      ),
      "func docCheckValue<T>() -> T { fatalError() }",
      "func \(Self.coercion)<T>(_ value: (some \(Self.trait))?) -> T { fatalError() }",
      "func \(Self.coercion)<T>(_ value: [some \(Self.trait)]) -> T { fatalError() }",
    ] + (seesViews ? [Self.bindings] + Self.views : [])
      + ["BinaryInteger", "BinaryFloatingPoint"].map(numbers)
      + [Self.parts] + pairs
      + (catchesValues ? [Self.matching] : [])
  }

  /// The coercion of a binding to something unknown.
  private static let bindings =
    "func \(coercion)<T>(_ value: SwiftUI.Binding<some \(trait)>) -> T { fatalError() }"

  /// The comparison of what is caught with anything unknown.
  private static let matching =
    "func ~= (pattern: (some \(trait))?, error: any Error) -> Bool { fatalError() }"

  /// The conversion of a range that is unknown, as `NSRange` often is, into the part of a text.
  private static let parts =
    "extension Range<String.Index> { @_disfavoredOverload init?(_ range: (some \(trait))?, "
    + "in text: some StringProtocol) { self = docCheckValue() } }"

  /// The conversion of anything unknown into numbers of a kind.
  private func numbers(_ kind: String) -> String {
    "extension \(kind) { @_disfavoredOverload "
      + "init(_ value: some \(Self.trait)) { self = docCheckValue() } }"
  }

  /// A declaration that is public if the stand-ins are.
  func exposed(_ member: String) -> String {
    guard isPublic, !member.hasPrefix("case ") else { return member }
    let attributes = member.split(separator: " ").prefix { $0.hasPrefix("@") }
    let head = attributes.map { $0 + " " }.joined()
    return head + "public " + member.dropFirst(head.count)
  }

  /// The protocols; views observe some values, and contexts keep some.
  private var conformances: [String] {
    Self.usualConformances
      + (seesViews ? ["Combine.ObservableObject", "Observation.Observable"] : [])
      + (seesModels ? ["SwiftData.PersistentModel"] : [])
  }

  private static let usualConformances = [
    "Codable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "Hashable", "Identifiable", "LosslessStringConvertible",
    "MutableCollection", "RandomAccessCollection", "Strideable",
  ]

  private static let initializers = [
    "init() {}", "init(stringLiteral: String) {}", "init(integerLiteral: Int) {}",
    "init(floatLiteral: Double) {}", "init(booleanLiteral: Bool) {}", "init(nilLiteral: ()) {}",
    "init(arrayLiteral: \(name)...) {}", "init?(_ text: String) {}",
    "var description: String { docCheckValue() }", "var id: \(name) { self }",
    "var index: \(name) { self }",
  ]

  private static let collection = [
    // A part of it may be a publisher as well as it may be: `model.$terns.dropFirst().sink { … }`.
    "typealias Index = Int", "typealias SubSequence = \(name)",
    "subscript(bounds: Range<Int>) -> \(name) { get { self } set {} }", "var startIndex: Int { 0 }",
    "var endIndex: Int { 0 }",
    "@_disfavoredOverload var count: Int { get { 0 } set {} }",
    "subscript(position: Int) -> \(name) { get { self } set {} }",
    "@_disfavoredOverload subscript(index: Any) -> \(name) { get { self } set {} }",
    "@_disfavoredOverload subscript(index: Any) -> \(name)? { get { self } set {} }",
    "@_disfavoredOverload subscript(index: \(name)) -> \(name) { get { self } set {} }",
  ]

  private static let operators =
    ["+", "-", "*", "/", "%"].flatMap {
      [
        "static func \($0) (a: \(name), b: \(name)) -> \(name) { a }",
        "static func \($0)= (a: inout \(name), b: \(name)) {}",
      ]
    } + [
      "@_disfavoredOverload static func + (a: String, b: \(name)) -> String { a }",
      "@_disfavoredOverload static func + (a: \(name), b: String) -> String { b }",
      "static prefix func - (a: \(name)) -> \(name) { a }",
      "static prefix func ! (a: \(name)) -> Bool { true }",
      "static func == (a: \(name), b: \(name)) -> Bool { true }",
      "static func < (a: \(name), b: \(name)) -> Bool { true }",
      "func hash(into hasher: inout Hasher) {}",
      "func distance(to other: \(name)) -> Int { 0 }",
      "func advanced(by n: Int) -> \(name) { self }",
    ]

  private var members: [String] {
    (seesModels ? [StandInTraits.modelRequirements] : [])
      + [Self.member(of: Self.name, setter: "set"), Self.call(giving: Self.name)]
      + Self.callsWithUnknowns + implicitInitializers + statics(of: Self.name) + listChanges + bound
  }

  private var fallbacks: [String] {
    alternatives.map { Self.mark(for: $0) + Self.member(of: $0, setter: "nonmutating set") }
      + (alternatives + ["Void"]).map(Self.call)
      + (alternatives + ["Void"]).map(Self.callWithUnknowns) + methods + subscripts
      + ["static \(Self.member(of: Self.name, setter: "set"))"]
      + alternatives.map { "@_disfavoredOverload static \(Self.member(of: $0, setter: "set"))" }
      + ["==", "!="].map {
        "@_disfavoredOverload static func \($0) (a: Self, b: some \(Self.trait)) -> Bool { true }"
      }
      + ["BinaryInteger", "BinaryFloatingPoint", "StringProtocol"].map {
        "@_disfavoredOverload static func == (a: Self, b: some \($0)) -> Bool { true }"
      }
      + ["\(Self.name)?", "String?"].map {
        "@_disfavoredOverload subscript(index: Any) -> \($0) "
          + "{ get { docCheckValue() } nonmutating set {} }"
      } + (calls(of: "formatted").contains { $0.call.arguments.isEmpty } ? [] : [Self.formatted])
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

  /// Where a text will do as well as a number, as between quotation marks, it is a text.
  private static func mark(for type: String) -> String {
    [usualResults[0], "String"].contains(type) ? "" : "@_disfavoredOverload "
  }

  /// The initialisers that expressions call by `.init` alone.
  private var implicitInitializers: [String] {
    implicitCalls.map { call in
      let signature = CallSignature(call)
      return "init\(signature.generics)(\(signature.parameters)) {}"
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
