/// A declaration of a name that the article uses and declares nowhere.
struct StandIn: Hashable, Sendable {
  /// What the name stands for.
  enum Kind: Hashable, Sendable {
    case type
    case enumeration
    case protocolType
    case baseClass
    case function
    case value
    /// A property of the code around the snippet that gives `$name` besides `name`.
    case projection
    /// A wrapper of properties.
    case wrapper
    /// A result builder.
    case builder
    /// An actor that declarations are isolated to.
    case globalActor
    /// A member of the type that was written around the snippet, or of one of the article's own.
    case member
    /// Another name of a function's type that returns nothing.
    case functionType(parameters: Int)
    /// An operator that is implemented: infix, prefix or postfix.
    case operation(fixity: String)
    /// A precedence group of operators.
    case precedenceGroup
    /// Another name of the type that was written around the snippet.
    case enclosingType
    /// The system that distributed actors belong to which name none.
    case actorSystem
  }

  /// The article's own type that a member belongs to.
  struct Owner: Hashable, Sendable {
    /// The type's name with those of the types around it.
    let type: String
    /// Whether the type itself has the member, not its values.
    let isStatic: Bool
  }

  let name: String
  var kind: Kind
  /// The type of a member that the article's own type lacks; nothing for any other name.
  private(set) var owner: Owner?
  /// How a member is called that is a function of a library's type; nothing for any other one.
  private(set) var call: Call?
  /// The ways in which the name is used.
  let roles: Set<Use.Role>
  /// The type of a value, or of what a function returns; nothing for the unknown type.
  var result: String?
  /// Whether the type of a value is that of a property which the article shows.
  var isShown = false
  /// Whether the type of a value is another one than it was given first.
  var isCorrected = false
  /// Whether making a value of a type may fail.
  var isFailable = false
  /// Whether a value has members that the type lacks which one of its places asks for.
  var isOfSubclass = false
  /// Whether what a type's own functions and members give are lists of its values.
  var givesLists = false
  /// Whether what `$name` gives is a publisher instead of a binding.
  private(set) var isPublished = false
  /// The protocols that the compiler asked for.
  var conformances: Set<String> = []
  /// The article's own protocols that it conforms to, whose requirements are met elsewhere.
  var ownProtocols: Set<String> = []
  /// The class of a library that the type must inherit from.
  var superclass: String?
  /// The protocols that the article itself makes the type conform to, and the members of theirs that it
  /// gives the type, such as `==`.
  var declined: Set<String> = []
  /// Those of them for which the article leaves the members to the type itself.
  var completed: Set<String> = []
  /// The types inside a type.
  var nested: Set<String> = []
  /// Whether a protocol has the function that starts a program.
  var startsPrograms = false
  /// The names of a type's generic parameters, as far as its extensions tell them.
  var parameters: [String] = []
  /// The members of a type that give nothing but something unknown.
  var plainMembers: Set<String> = []
  /// The members of a class that the article's own classes override, as declarations.
  var overridden: [String] = []
  /// The cases that patterns unpack without naming the enumeration.
  private var namelessCases: [String: [String]] = [:]

  /// Makes a stand-in from the ways in which a name is used.
  ///
  /// - Parameters:
  ///   - name: the name that is declared nowhere.
  ///   - uses: the uses of names in the snippet and in what comes along with it.
  ///   - viewMembers: the members that every view has; empty in code that knows no views.
  /// - Returns: the stand-in; nothing where none can be made, as for an attribute.
  init?(name: String, uses: [Use], viewMembers: Set<String>) {
    // No walk through names meets `self`.
    let roles = name == "self" ? [.value] : Set(uses.filter { $0.name == name }.map(\.role))
    // An attribute of anything but a property or a parameter may be a macro, unless its name tells.
    let isTold = roles.contains(where: \.tellsAttribute) || !roles.contains(.attribute)
    guard isTold || Self.namesActor(name), !roles.contains(.macro), !roles.isEmpty else {
      return nil
    }
    self.name = name
    self.roles = roles
    kind = Self.kind(of: name, roles)
    // What is identifiable has a type `ID` already.
    nested = Set(roles.compactMap { if case .outer(let type) = $0 { type } else { nil } })
      .subtracting(["ID"])
    result = Self.result(roles)
    let isView = !viewMembers.isEmpty && Self.looksLikeView(name, roles, viewMembers)
    if isView, kind == .type { conformances = ["View"] }
    // Its initialiser alone would not tell what `modifier(_:)` asks for.
    if !viewMembers.isEmpty, kind == .type, name.hasSuffix("Modifier") {
      conformances = ["ViewModifier"]
    }
    if members.contains("allCases") { conformances.insert("CaseIterable") }
    if isView, kind == .value || kind == .function { result = "SwiftUI.AnyView" }
  }

  /// A member of the type that was written around a snippet.
  init(member name: String, uses: [Use]) {
    self.name = name
    kind = .member
    roles = Set(uses.filter { $0.name == name }.map(\.role))
    result = Self.result(roles)
  }

  /// A member of a type that does not show it.
  ///
  /// - Parameter result: the member's type; nothing for the unknown one.
  init(member name: String, of owner: Owner, result: String? = nil) {
    self.name = name
    kind = .member
    self.owner = owner
    roles = []
    self.result = result
  }

  /// A member of one of the article's own types.
  init(_ member: UnshownMember) {
    let owner = Owner(type: member.type, isStatic: member.isStatic)
    self.init(member: member.name, of: owner, result: member.result)
  }

  /// A precedence group that an operator is declared with.
  init(precedenceGroup name: String) {
    self.init(name: name, kind: .precedenceGroup)
  }

  /// The system that distributed actors belong to which name none, by the name that the language gives
  /// it ([SE-0336](https://github.com/swiftlang/swift-evolution)).
  static let actorSystem = StandIn(name: "DefaultDistributedActorSystem", kind: .actorSystem)

  /// A property of which only `self.$name` tells.
  init(projectionOf name: String) { self.init(name: name, kind: .projection) }

  private init(name: String, kind: Kind) {
    (self.name, self.kind, roles) = (name, kind, [])
  }

  /// An operator of which an error says that it is implemented and not declared; nothing for any other
  /// error.
  ///
  /// - Parameter line: the line of the program that the error stands on.
  init?(operatorMissedBy error: CompilerMessage, on line: String) {
    guard error.lacksOperatorDeclaration else { return nil }
    let (before, rest) = line.parts(atColumn: error.column)
    let symbol = String(rest.prefix { !$0.isLetter && !$0.isWhitespace && $0 != "(" })
    // What opens the generic parameters may stand right behind it.
    name = symbol.count > 1 && symbol.last == "<" ? String(symbol.dropLast()) : symbol
    guard !name.isEmpty else { return nil }
    let fixities = Set(before.identifiers).intersection(["prefix", "postfix"])
    kind = .operation(fixity: fixities.first ?? "infix")
    roles = []
  }

  /// A key that an app declares.
  init(_ key: UnknownKey) {
    let owner = Owner(type: key.owner, isStatic: key.isStatic)
    self.init(member: key.name, of: owner, result: key.type)
    call = key.call
  }

  /// The name in reports, with that of the type which a member belongs to.
  var fullName: String { (owner.map { $0.type + "." } ?? "") + name }

  /// The type that the places of a value ask for.
  private static func result(_ roles: Set<Use.Role>) -> String? {
    if roles.contains(.condition) { return "Bool" }
    if roles.contains(.base(member: "utf8")) { return "String" }
    if roles.contains(where: \.tellsLaidOutView) { return "UIView" }
    return roles.contains(.optional) ? UnknownType.name + "?" : nil
  }

  private static func kind(of name: String, _ roles: Set<Use.Role>) -> Kind {
    if roles.contains(.projection) { return .projection }
    if roles.contains(.attribute), namesActor(name) { return .globalActor }
    if roles.contains(.builder) { return .builder }
    if roles.contains(where: \.isWrapper) { return .wrapper }
    if roles.contains(.inherited) || roles.contains(.constraint) { return .protocolType }
    if roles.contains(where: \.isPattern) { return .enumeration }
    // A type that is handed over has `.self` behind it.
    if roles == [.value] { return .value }
    if name.first?.isUppercase == true || roles.contains(where: \.isType) { return .type }
    return roles.contains(where: \.isCall) ? .function : .value
  }

  /// Whether an attribute bears the name of a global actor, as `@ImageActor` does.
  static func namesActor(_ name: String) -> Bool { name.hasSuffix("Actor") }

  /// Whether the declaration must stand inside what is written around the snippet.
  var isLocal: Bool { kind == .projection || kind == .member && owner == nil }

  /// The calls of the name.
  var calls: Set<Call> {
    Set(roles.compactMap { if case .call(let call) = $0 { call } else { nil } })
  }

  /// The ways in which a wrapper of properties is written.
  var wrapperCalls: Set<Call> {
    Set(roles.compactMap { if case .wrapper(let call) = $0 { call } else { nil } })
  }

  /// Whether the type of a value or of a function's result is known, up to what a function gives.
  var isTyped: Bool {
    result.map { $0 != UnknownType.name + "?" && !$0.hasSuffix("-> \(UnknownType.name)") } ?? false
  }

  /// The number of generic arguments.
  var arity: Int {
    let counts = roles.map { if case .type(let arguments) = $0 { arguments } else { 0 } }
    return max(counts.max() ?? 0, parameters.count)
  }

  /// Whether the literals of lists or dictionaries make values of a type.
  var isMadeOfLiterals: Bool {
    conformances.contains("ExpressibleByArrayLiteral")
      || conformances.contains("ExpressibleByDictionaryLiteral")
  }

  /// The names of the generic parameters.
  var genericParameters: [String] {
    parameters + (parameters.count..<arity).map { "T\($0)" }
  }

  /// The members behind the name and a dot.
  var members: Set<String> {
    Set(roles.compactMap { if case .base(let member) = $0 { member } else { nil } })
  }

  /// Turns a property with a binding into one with a publisher of its values.
  mutating func publish() {
    guard !isPublished else { return }
    isPublished = true
    result = nil
  }

  /// Turns a type into an enumeration with some cases.
  mutating func become(_ patterns: CasePatterns) {
    kind = .enumeration
    namelessCases.merge(patterns.cases) { first, second in first.isEmpty ? second : first }
  }

  /// The cases that patterns unpack, each with the labels of what it carries.
  var cases: [String: [String]] {
    var cases = namelessCases
    for role in roles {
      if case .pattern(let member, let labels) = role { cases[member] = labels }
    }
    return cases
  }
}
