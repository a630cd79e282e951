/// Writes the declarations of names that the article declares nowhere.
struct StandInPrinter: Sendable {
  /// The type of what nobody knows.
  let unknown: UnknownType
  /// The types that stand inside of a type of our own.
  let enclosed: Set<String>
  /// The structures among the article's types.
  let structures: Set<String>
  /// The members that the article's extensions give each type.
  let extended: [String: Set<String>]

  /// A stand-in's declaration, on one line.
  func declaration(of standIn: StandIn) -> String {
    switch standIn.kind {
    case .protocolType: protocolType(standIn)
    case .type, .enumeration, .baseClass: unknown.exposed(type(standIn))
    case .function: functions(standIn)
    // A type that the article declares is rarely public.
    case .value where standIn.isTyped && !Self.standardTypes.contains(standIn.result ?? ""):
      "nonisolated " + value(standIn)
    case .value: unknown.exposed("nonisolated " + value(standIn))
    case .functionType(let count):
      unknown.exposed(
        "typealias \(standIn.name) = "
          + "(\(Array(repeating: "Any?", count: count).joined(separator: ", "))) -> Void"
      )
    case .enclosingType: enclosingType(standIn)
    case .operation(let fixity): "\(fixity) operator \(standIn.name)"
    case .precedenceGroup: "precedencegroup \(standIn.name) { associativity: left }"
    case .actorSystem:
      "public typealias \(standIn.name) = Distributed.LocalTestingDistributedActorSystem"
    case .projection: projection(standIn)
    case .wrapper: unknown.exposed(wrapper(standIn))
    case .builder: unknown.exposed(builder(standIn.name))
    case .globalActor: unknown.exposed(globalActor(standIn.name))
    case .member where standIn.owner != nil: extending(standIn)
    case .member: standIn.calls.isEmpty ? value(standIn) : functions(standIn)
    }
  }

  private func protocolType(_ standIn: StandIn) -> String {
    let bases = standIn.conformances.sorted().joined(separator: ", ")
    let name = unknown.exposed("protocol \(standIn.name)")
    let start = unknown.exposed("static func main() {}")
    // What conforms to it need not say what they are.
    let types = standIn.nested.sorted().map { "associatedtype \($0) = \(UnknownType.name)" }
    return "\(name)\(bases.isEmpty ? "" : ": " + bases) { \(types.joined(separator: "; ")) }"
      + (standIn.startsPrograms ? "; extension \(standIn.name) { \(start) }" : "")
  }

  private static let standardTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// The name of the enumeration that a coercion gives its value's type.
  static func enumeration(_ number: Int) -> String { "DocCheckCases\(number)" }

  /// The enumerations whose cases a draft's coercions tell apart.
  func enumerations(of draft: Draft) -> [String] {
    draft.sortedCoercions.filter(\.isOfNewCases).compactMap(\.cases).enumerated().map {
      number,
      patterns in
      let cases = Self.cases(patterns.cases.sorted { $0.key < $1.key })
      return unknown.exposed(
        "enum \(Self.enumeration(number)): Error, Hashable { \(cases.joined(separator: "; ")) }"
      )
    }
  }

  /// A variable of some type, or a property.
  func value(_ standIn: StandIn, setter: String = "set") -> String {
    let type = standIn.result ?? UnknownType.name
    if type == "some SwiftUI.View" {
      return "@MainActor var \(standIn.name): \(type) { SwiftUI.EmptyView() }"
    }
    return "var `\(standIn.name)`: \(type) { get { docCheckValue() } \(setter) {} }"
  }

  /// The wrapper of properties with publishers, since Combine's own is for members of classes only, and
  /// what assigns anything to those of unknown types.
  static let published = [
    "@propertyWrapper struct DocCheckPublished<Value> { var wrappedValue: Value; "
      + "var projectedValue: Combine.Published<Value>.Publisher "
      + "{ get { docCheckValue() } nonmutating set {} } }",
    "extension Combine.Publisher where Failure == Swift.Never { @_disfavoredOverload "
      + "func assign(to property: inout Combine.Published<\(UnknownType.name)>.Publisher) {} }",
  ]

  /// A property with the wrapper and the type that its uses ask for.
  private func projection(_ standIn: StandIn) -> String {
    let type = standIn.result ?? UnknownType.name
    // The focus is `FocusState<Bool>.Binding`, the state of a gesture its own wrapper, and anything else
    // `Binding<Bool>`.
    for (wrapper, value) in [("FocusState", ""), ("GestureState", " = docCheckValue()")]
    where type.hasPrefix(wrapper + "<") {
      let wrapped = type[..<(type.lastIndex(of: ">") ?? type.endIndex)].dropFirst(wrapper.count + 1)
      return "@SwiftUI.\(wrapper) var \(standIn.name): \(wrapped)\(value)"
    }
    if standIn.isPublished {
      return "@DocCheckPublished var \(standIn.name): \(type) = docCheckValue()"
    }
    return "@SwiftUI.State var \(standIn.name): \(type) = docCheckValue()"
  }

  /// A wrapper of properties with an initialiser for each way in which it is written; where the
  /// property has no type of its own, its value is unknown.
  private func wrapper(_ standIn: StandIn) -> String {
    let unknownValue = "where Value == \(UnknownType.name) "
    let initializers = standIn.wrapperCalls.union(standIn.calls).flatMap { call in
      let signature = CallSignature(call)
      let (generics, parameters) = (signature.generics, signature.parameters)
      let more = parameters.isEmpty ? "" : ", " + parameters
      return [
        "init\(generics)(\(parameters)) {}", "init\(generics)(wrappedValue: Value\(more)) {}",
        "init\(generics)(\(parameters)) \(unknownValue){}",
      ]
    }
    let members =
      initializers + [
        "var wrappedValue: Value { get { docCheckValue() } nonmutating set {} }",
        "var projectedValue: \(standIn.result ?? UnknownType.name) { docCheckValue() }",
        UnknownType.member(of: UnknownType.name, setter: "nonmutating set"),
      ]
    return "@propertyWrapper @dynamicMemberLookup struct \(standIn.name)<Value> { "
      + members.map(unknown.exposed).joined(separator: "; ") + " }"
  }

  /// A result builder of anything, whose result is of the type that its place asks for.
  private func builder(_ name: String) -> String {
    let members = [
      "static func buildExpression<T>(_ value: T) -> Any { value }",
      "static func buildBlock(_ parts: Any...) -> Any { parts }",
      "static func buildFinalResult<T>(_ part: Any) -> T { docCheckValue() }",
      "static func buildOptional(_ part: Any?) -> Any { docCheckValue() }",
      "static func buildEither(first part: Any) -> Any { part }",
      "static func buildEither(second part: Any) -> Any { part }",
      "static func buildArray(_ parts: [Any]) -> Any { parts }",
    ]
    return "@resultBuilder nonisolated enum \(name) { "
      + members.map(unknown.exposed).joined(separator: "; ") + " }"
  }

  /// Another name of the type around the snippet, which gets an initialiser for each call of that name.
  private func enclosingType(_ standIn: StandIn) -> String {
    let alias = "typealias \(standIn.name) = \(Wrapping.typeName)"
    let calls = standIn.calls.subtracting([Call()])
    guard !calls.isEmpty else { return alias }
    let initializers = calls.map { call in
      let signature = CallSignature(call)
      return "init\(signature.generics)(\(signature.parameters)) { fatalError() }"
    }
    let members = initializers.sorted().joined(separator: "; ")
    return "\(alias); extension \(Wrapping.typeName) { \(members) }"
  }

  private func globalActor(_ name: String) -> String {
    "@globalActor actor \(name) { \(unknown.exposed("static let shared = \(name)()")) }"
  }

  /// A function for each way in which the name is called, and for each type that it may give; the
  /// compiler prefers the one without a further parameter.
  private func functions(_ standIn: StandIn) -> String {
    standIn.calls.flatMap { call in
      let signature = CallSignature(call)
      let results =
        standIn.result.map { [$0] } ?? [UnknownType.name, "Void"] + unknown.alternatives
      return results.enumerated().map { index, result in
        let parameters = signature.parameters(ofAlternative: index)
        let mark = index > 0 && call.isName ? "@_disfavoredOverload " : ""
        return unknown.exposed(
          "\(mark)@discardableResult func \(standIn.name)\(signature.generics)(\(parameters)) "
            + "-> \(result) { fatalError() }"
        )
      }
    }.sorted().joined(separator: "; ")
  }

  /// A class built on one of a library's, with an initialiser for each way in which it is called.
  private func heir(_ standIn: StandIn, of superclass: String) -> String {
    let initializers = standIn.calls.filter {
      // The class has these itself.
      ![[], ["frame"], ["coder"], ["nibName", "bundle"]].contains($0.labels)
        || !$0.trailingClosures.isEmpty
    }.map { call in
      let signature = CallSignature(call)
      return "convenience init\(signature.generics)(\(signature.parameters)) { self.init() }"
    }
    let members = initializers.sorted() + [UnknownType.member(of: UnknownType.name, setter: "set")]
    return "@dynamicMemberLookup class \(standIn.name): \(superclass), \(UnknownType.trait) { "
      + members.map(unknown.exposed).joined(separator: "; ") + " }"
  }

  /// A type with an initialiser for each way in which it is called.
  private func type(_ standIn: StandIn) -> String {
    if let superclass = standIn.superclass { return heir(standIn, of: superclass) }
    let traits = StandInTraits(standIn)
    let keyword =
      traits.isActor
      ? "actor"
      : "nonisolated "
        + (standIn.kind == .enumeration ? "enum" : traits.isClass ? "class" : "struct")
    let generics = standIn.genericParameters.joined(separator: ", ")
    let setter = traits.isClass ? "set" : "nonmutating set"
    let isPlain = standIn.kind == .enumeration
    let members =
      cases(standIn) + initializers(standIn, isClass: traits.isClass) + traits.members
      + standIn.overridden
      + standIn.nested.sorted().map { nested($0, in: standIn.name) }
      + standIn.plainMembers.sorted().map {
        "var `\($0)`: \(UnknownType.name) { get { docCheckValue() } \(setter) {} }"
      } + (isPlain ? [] : unknown.statics(of: standIn.name, besides: extended[standIn.name] ?? []))
      + [
        UnknownType.member(of: UnknownType.name, setter: setter),
        UnknownType.call(giving: standIn.givesLists ? "[\(standIn.name)]" : standIn.name),
      ] + statics(standIn) + UnknownType.callsWithUnknowns
    // The modifier of a modified view would be called in the place of the next `modifier(_:)`.
    let isModifier = standIn.conformances.contains("ViewModifier")
    return "@dynamicMemberLookup \(isModifier ? "" : "@dynamicCallable ")"
      + "\(keyword) \(standIn.name)"
      + (generics.isEmpty ? "" : "<\(generics)>") + ": "
      + ([UnknownType.trait] + traits.conformances).joined(separator: ", ") + " { "
      + members.map(unknown.exposed).joined(separator: "; ") + " }"
  }

  /// What a type has itself: values of it, or lists of these.
  private func statics(_ standIn: StandIn) -> [String] {
    let one = "static " + UnknownType.member(of: standIn.name, setter: "set")
    let list = "static " + UnknownType.member(of: "[\(standIn.name)]", setter: "set")
    return standIn.givesLists ? [list, "@_disfavoredOverload " + one] : [one]
  }

  /// A type inside of another one.
  private func nested(_ name: String, in outer: String) -> String {
    let members =
      ["init() {}", UnknownType.member(of: UnknownType.name, setter: "nonmutating set")]
      + unknown.statics(of: name, besides: extended["\(outer).\(name)"] ?? [])
    return "@dynamicMemberLookup struct \(name): \(UnknownType.trait), Hashable { "
      + members.map(unknown.exposed).joined(separator: "; ") + " }"
  }

  private func cases(_ standIn: StandIn) -> [String] {
    guard standIn.kind == .enumeration else { return [] }
    let carrying = standIn.cases
    let plain = standIn.members.subtracting(carrying.keys)
      .filter { $0.first?.isLowercase ?? false && $0 != "self" }
    let labelled = carrying.map { (key: $0.key, value: labels(of: $0.key, $0.value)) }
    return plain.sorted().map { "case \($0)" } + Self.cases(labelled.sorted { $0.key < $1.key })
  }

  /// The labels of a case as the code makes it, where its patterns have none.
  private func labels(of name: String, _ labels: [String]) -> [String] {
    guard labels.allSatisfy({ $0 == "_" }) else { return labels }
    let made = unknown.memberCalls.filter { $0.name == name }.map(\.call.labels).filter {
      $0.count == labels.count && $0 != labels
    }
    return made.min { $0.lexicographicallyPrecedes($1) } ?? labels
  }

  /// Cases with what they carry.
  static func cases(
    _ cases: [(key: String, value: [String])],
    carrying type: String = UnknownType.name
  ) -> [String] {
    cases.map { name, labels in
      let values = labels.map { ($0 == "_" ? "" : "\($0): ") + type }
      return "case `\(name)`" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
  }

  /// The initialisers; those of a class may be what the article's own protocols ask for.
  private func initializers(_ standIn: StandIn, isClass: Bool) -> [String] {
    guard standIn.kind != .enumeration else { return [] }
    let required = isClass && !standIn.ownProtocols.isEmpty ? "required " : ""
    let name = standIn.isFailable ? "init?" : "init"
    // `terns.map(Row.init)`
    let handedOver =
      standIn.members.contains("init")
      ? [Call(arguments: [Call.Argument(label: "_", form: .value)])] : []
    let calls = standIn.calls.union(unknown.implicitCalls + [Call()] + handedOver)
    return calls.flatMap { call in
      let closures = (call.arguments + call.trailingClosures).filter(\.isClosure).count
      return variants(closures).map { views in
        let signature = CallSignature(call, views: views)
        let mark = views.count < closures && unknown.seesViews ? "@_disfavoredOverload " : ""
        return "\(mark)\(required)\(name)\(signature.generics)(\(signature.parameters)) {}"
      }
    }.sorted()
  }

  /// The ways in which some closures may each build views or not.
  private func variants(_ closures: Int) -> [Set<Int>] {
    guard unknown.seesViews, closures > 0, closures <= 3 else { return [[]] }
    return (0..<1 << closures).map { bits in
      Set((0..<closures).filter { bits & 1 << $0 != 0 })
    }
  }
}
