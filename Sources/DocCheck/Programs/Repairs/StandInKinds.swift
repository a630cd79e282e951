/// Makes of the types among the stand-ins of a draft what the compiler's errors ask for: a protocol, a
/// class, an enumeration, something observable.
struct StandInKinds {
  /// The protocols that the article declares, each with itself and all that it is built on.
  let protocols: [String: Set<String>]
  private let casePatterns: [CasePatterns]
  /// The classes of the program that override members.
  private let heirs: [Item]
  /// What the types of the program say that they inherit from.
  let inherited: [String: Set<String>]
  /// The enumerations of the program.
  private let enumerations: [Item]
  /// The names that the program declares, members included.
  private let declared: Set<String>
  private let sites: CoercionSites
  /// The lines of the program that the errors are about.
  let lines: [Substring]

  init(attempt: Attempt, items: ArticleItems, lines: [Substring], sites: CoercionSites) {
    self.sites = sites
    let program = items.items(of: attempt.draft)
    let types = program.filter { $0.kind == .type }
    declared = program.reduce(into: []) { $0.formUnion($1.members.union($1.declares)) }
    inherited = types.reduce(into: [:]) {
      for name in $1.declares { $0[name, default: []].formUnion($1.inherited) }
    }
    enumerations = types.filter(\.isEnumeration)
    protocols = items.protocols
    heirs = types.filter { !$0.overridden.isEmpty }
    casePatterns = program.flatMap(\.casePatterns)
    self.lines = lines
  }

  /// Whether the article declares a protocol of a name.
  func declaresProtocol(_ name: String) -> Bool { protocols[name] != nil }

  /// Builds a type on the class of a library that it must inherit from.
  private func build(_ draft: inout Draft, _ error: CompilerMessage) {
    for text in [error.text] + error.notes.map(\.text) {
      let match =
        text.firstMatch(of: Self.notAClass)
        ?? text.firstMatch(of: Self.inheritance)
      guard let (_, type, superclass) = match?.output,
        let index = draft.standIns.firstIndex(where: { $0.name == type && $0.kind == .type }),
        !declared.contains(String(superclass)),
        !draft.standIns.contains(where: { $0.name == superclass })
      else { continue }
      draft.standIns[index].superclass = String(superclass)
    }
  }

  /// Builds a type on the class of views that one of its values stands for, if the code makes these and
  /// uses nothing of the type itself; false where it is something else.
  func inherits(_ draft: inout Draft, _ type: String, _ superclass: String) -> Bool {
    guard superclass == "UIView", !declared.contains(superclass),
      let index = draft.standIns.firstIndex(where: {
        $0.name == type && $0.kind == .type && !$0.calls.isEmpty && $0.members.isEmpty
      })
    else { return false }
    draft.standIns[index].superclass = superclass
    return true
  }

  /// Makes of a type that only a function's can be one: what is called by its name tells the number of
  /// its parameters.
  private func alias(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.id == "type_attr_requires_function_type", lines.indices.contains(error.line - 1),
      let match = lines[error.line - 1].firstMatch(of: Self.escapingParameter),
      let index = draft.standIns.firstIndex(where: {
        $0.name == match.2 && $0.kind == .type && $0.arity == 0
      })
    else { return }
    let counts = lines.compactMap { line -> Int? in
      guard let place = line.firstRange(of: "\(match.1)(") else { return nil }
      let uses = ParsedSwift(String(line[place.lowerBound...])).items.flatMap(\.uses)
      return uses.lazy.compactMap { use in
        if case .call(let call) = use.role, use.name == match.1 {
          call.arguments.count
        } else {
          nil
        }
      }.first
    }
    draft.standIns[index].kind = .functionType(parameters: counts.max() ?? 1)
  }

  /// Makes a class of a type that is handed over as one, as those of cells are, or a model of one that a
  /// container keeps.
  private func register(_ draft: inout Draft, _ error: CompilerMessage) {
    let texts = [error.text] + error.notes.map(\.text)
    let model = texts.first { $0.contains(" type 'Schema'") }
    let text = model ?? error.text
    guard model != nil || text.contains(Self.expectedClass),
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .type && text.quotedParts.contains($0.name + ".Type")
      })
    else { return }
    draft.standIns[index].conformances.insert(model == nil ? "AnyObject" : "PersistentModel")
  }

  /// Takes the type of an operator's operands for the one that was written around the operator: one of
  /// them must be of it.
  private func identify(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.id == "operator_in_unrelated_type",
      error.text.quotedParts.last == Wrapping.typeName, lines.indices.contains(error.line - 1),
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .type && $0.arity == 0
          && lines[error.line - 1].contains(": \($0.name)")
      })
    else { return }
    draft.standIns[index].kind = .enclosingType
  }

  /// Changes the types that an error is about.
  func refine(_ draft: inout Draft, _ error: CompilerMessage) {
    build(&draft, error)
    alias(&draft, error)
    register(&draft, error)
    identify(&draft, error)
    refineKinds(in: &draft, error)
    inherit(&draft, error)
    enumerate(&draft, error)
    expose(&draft, error)
    observe(&draft, error)
    store(&draft, error)
    bind(&draft, error)
    yield(&draft, error)
    start(&draft, error)
    fill(&draft, error)
    constrain(&draft, error)
  }

  /// Takes from types what their extensions in the article compare them by.
  private func yield(_ draft: inout Draft, _ error: CompilerMessage) {
    guard error.isRedeclaration, let member = error.text.firstQuoted,
      StandInTraits.comparing[member] != nil
    else { return }
    for index in draft.standIns.indices where draft.standIns[index].kind == .type {
      let head = "extension " + draft.standIns[index].name
      if lines.contains(where: { $0.contains(head) }) {
        draft.standIns[index].declined.insert(member)
      }
    }
  }

  /// Turns a type into a protocol or a class where the compiler wants these, and gives it the types
  /// that it should hold.
  private func refineKinds(in draft: inout Draft, _ error: CompilerMessage) {
    let quoted = error.text.quotedParts
    // Only a class is inherited from with generic arguments.
    if error.text.contains("non-protocol, non-class type"), let type = quoted.first,
      let arguments = type.firstIndex(of: "<"),
      let index = draft.standIns.firstIndex(where: { $0.name == type[..<arguments] })
    {
      draft.standIns[index].kind = .baseClass
    }
    for index in draft.standIns.indices where quoted.contains(draft.standIns[index].name) {
      let name = draft.standIns[index].name
      switch draft.standIns[index].kind {
      case .type where error.text.contains("non-protocol, non-class type"):
        draft.standIns[index].kind = .protocolType
      case .type where error.text.hasPrefix("redundant conformance of '\(name)'"):
        if let other = quoted.last { draft.standIns[index].declined.insert(other) }
      case .type where error.id == "type_does_not_conform":
        draft.standIns[index].completed = draft.standIns[index].declined.intersection(quoted)
      case .type where error.isRedeclaration, .type where error.id == "ambiguous_member_type":
        if let type = quoted.first { draft.standIns[index].nested.remove(type) }
      case .type where error.isAboutMemberType:
        if let type = quoted.first { draft.standIns[index].nested.insert(type) }
      case .type where error.text.hasPrefix("non-class type '\(name)'"),
        .type where error.id == "invalid_ownership_type",
        .type where error.id == "cannot_convert_argument_value_anyobject":
        draft.standIns[index].conformances.insert("AnyObject")
      case .type where error.id == "type_does_not_conform_anyobject_in_decl_ref":
        let isBindable = quoted.contains("Bindable")
        draft.standIns[index].conformances.insert(isBindable ? "Observable" : "AnyObject")
      case .protocolType where Self.wantsClass(error): draft.standIns[index].kind = .baseClass
      default: break
      }
    }
  }

  /// Turns what a class is built on into a class with the members that the class overrides.
  private func inherit(_ draft: inout Draft, _ error: CompilerMessage) {
    guard Self.wantsClass(error) else { return }
    for index in draft.standIns.indices
    where [.protocolType, .baseClass].contains(draft.standIns[index].kind) {
      let own = heirs.filter { $0.inherited.contains(draft.standIns[index].name) }
      guard !own.isEmpty else { continue }
      draft.standIns[index].kind = .baseClass
      draft.standIns[index].overridden = Set(own.flatMap(\.overridden).map(\.text)).sorted()
    }
  }

  /// Turns a type into the enumeration that a `switch` takes it for; where no stand-in is that type,
  /// what is told apart is taken to be of an enumeration of its own.
  private func enumerate(_ draft: inout Draft, _ error: CompilerMessage) {
    let missing = error.missingMember
    let isPattern =
      error.id == "pattern_in_expr" || error.text.hasPrefix("'_' can only appear in a pattern")
    guard missing != nil || isPattern || error.id == "non_exhaustive_switch" else { return }
    let site = sites.subject(of: error)
    let subject = site?.cases?.subject ?? self.subject(at: error)
    let patterns =
      site?.cases
      ?? casePatterns.first { patterns in
        missing.map { patterns.cases[$0.name] != nil } ?? (patterns.subject == subject)
      }
    guard let patterns, missing.map({ patterns.cases[$0.name] != nil }) ?? true else { return }
    let types = (missing.map { [$0.type] } ?? []) + types(of: subject)
    let index = draft.standIns.firstIndex {
      types.contains($0.name) && ($0.kind == .type || $0.kind == .enumeration)
    }
    if let index {
      draft.standIns[index].become(patterns)
    } else if var site, !error.notes.contains(where: { $0.text.contains("missing case") }) {
      site.enumeration = enumeration(of: patterns)
      if site.enumeration != nil || declared.isDisjoint(with: patterns.cases.keys) {
        draft.coerce(site)
      }
    }
  }

  /// The only enumeration of the program that has all cases of some patterns, a generic one of unknown
  /// types.
  private func enumeration(of patterns: CasePatterns) -> String? {
    let found = enumerations.filter { patterns.cases.keys.allSatisfy($0.members.contains) }
    guard found.count == 1, let name = found[0].declares.first else { return nil }
    let arguments = found[0].constraints.map { _ in UnknownType.name }
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  /// The last name on an error's line before its brace.
  private func subject(at error: CompilerMessage) -> String? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    return String(lines[error.line - 1].prefix { $0 != "{" }).identifiers.last
  }

  /// The types that the program declares a name with: `status: Status`, `for: Status.self) { status`.
  private func types(of name: String?) -> [String] {
    guard let name else { return [] }
    return lines.flatMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber || "_:".contains($0)) }.map(String.init)
      let typed = zip(words, words.dropFirst()).filter { $0.0 == name + ":" }.map(\.1)
      guard line.contains("{ \(name) in") else { return typed }
      return typed + zip(words, words.dropFirst()).filter { $0.1 == "self" }.map(\.0)
    }
  }

  /// Makes the stand-ins public where public declarations name them.
  private func expose(_ draft: inout Draft, _ error: CompilerMessage) {
    if error.text.contains(" uses an internal type") || error.id == "protocol_access"
      || error.text.contains(" must be declared public")
    {
      draft.exposesStandIns = true
    }
  }

  private static func wantsClass(_ error: CompilerMessage) -> Bool {
    error.text.contains("does not override") || error.text.contains("'super'")
      || error.text.contains("is not a class")
  }

  private static let notAClass = Pattern(/'(\w+)' is not a class type .* inherit from '(\w+)'/)
  private static let inheritance = Pattern(/requires that '(\w+)' inherit from '(\w+)'/)
  private static let escapingParameter = Pattern(/(\w+)\s*:\s*@escaping\s+(\w+)/)
  private static let expectedClass = Pattern(/to expected (argument|element) type 'AnyClass'/)
}
