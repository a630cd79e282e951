/// Gives the values and functions among the stand-ins of a draft the types that the compiler's errors
/// ask for, and leaves those that stand in for types to `StandInKinds`.
struct StandInRefinement {
  let attempt: Attempt
  let known: KnownNames
  /// What errors make of stand-ins for types.
  let kinds: StandInKinds
  /// The expressions that the errors are about.
  let sites: CoercionSites
  /// The names on the lines of the program that the errors are about.
  let names: LineNames
  /// These lines.
  var lines: [Substring] { names.lines }

  init(attempt: Attempt, items: ArticleItems, known: KnownNames) {
    (self.attempt, self.known) = (attempt, known)
    names = LineNames(lines: attempt.program.lines)
    sites = CoercionSites(attempt: attempt, items: items)
    kinds = StandInKinds(attempt: attempt, items: items, lines: names.lines, sites: sites)
  }

  /// Changes the stand-ins of a draft as the errors ask for.
  func refine(_ draft: inout Draft) {
    for error in tellingErrors {
      kinds.refine(&draft, error)
      forget(error, in: &draft)
      unpack(error, in: &draft)
      giveOwner(error, in: &draft)
      giveType(error, in: &draft)
      giveClosure(error, in: &draft)
      giveMade(error, in: &draft)
      giveElement(error, in: &draft)
      giveMissing(error, in: &draft)
      if retracts(error, in: &draft) || resumes(error, in: &draft) || looksAt(error, in: &draft)
        || compares(error, in: &draft) || replaces(error, in: &draft)
        || streams(error, in: &draft) || makes(error, in: &draft) || prefers(error, in: &draft)
      {
        continue
      }
      reopen(error, in: &draft)
      if indexes(error, in: &draft) || settles(error, in: &draft) { continue }
      if selects(error, in: &draft) || unwraps(error, in: &draft) || agrees(error, in: &draft) {
        continue
      }
      for part in [sites.closure(at: error), sites.arguments(at: error)].compactMap(\.self) {
        draft.coerce(part)
      }
      if corrects(error, in: &draft) || chooses(error, in: &draft) { continue }
      guard let request = TypeRequest(error), !kinds.relate(&draft, request) else { continue }
      if carries(request, error, in: &draft) { continue }
      if coerces(request, at: error, in: &draft) || conforms(request, at: error, in: &draft) {
        continue
      }
      if let type = request.type(insteadOf: UnknownType.name) {
        give(type, to: &draft, at: error, request)
      } else if let type = draft.standIns.lazy.compactMap({ request.type(insteadOf: $0.name) })
        .first
      {
        draft.addMemberType(type)
      }
    }
  }

  /// Lets what a condition unwraps of closures' parameters and the like be optional; false where it is
  /// something that stands in for a name.
  private func unwraps(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let isUnexplained = error.id == "failed_to_produce_diagnostic"
    guard isUnexplained || error.id == "condition_optional_element_pattern_not_valid_type" else {
      return false
    }
    guard lines.indices.contains(error.line - 1) else { return false }
    let line = lines[error.line - 1]
    let isOfUnknown = String(line).identifiers.contains { value(named: $0, in: draft) != nil }
    let typed = isUnexplained || isOfUnknown ? sites.typedCondition(at: error) : nil
    if let site = typed ?? (isUnexplained ? nil : sites.numeral(at: error)) {
      draft.coerce(site)
      return true
    }
    guard
      !isUnexplained,
      error.text.firstQuoted == UnknownType.name || error.text.hasSuffix("'\(UnknownType.name)'"),
      let site = sites.unwrapped(at: error),
      !LineNames.whole(in: line).contains(where: { value(named: $0, in: draft) != nil })
    else { return false }
    draft.coerce(site)
    return true
  }

  /// Takes an unknown value to have the type that its place asks for, where giving everything unknown
  /// that type did not help, or nothing else can have it; false where this is something else.
  private func coerces(
    _ request: TypeRequest,
    at error: CompilerMessage,
    in draft: inout Draft
  ) -> Bool {
    guard case .conversion(from: let from, to: let to) = request else { return false }
    // What is generic over something unknown is made of it where it is declared.
    if from.contains("<"), from.contains(UnknownType.name),
      request.type(insteadOf: UnknownType.name) != nil,
      let constant = sites.constant(at: error, as: to)
    {
      draft.coerce(constant)
    }
    if from.hasPrefix("("), from.contains(UnknownType.name), !from.contains("->") {
      let types = from.dropFirst().dropLast().components(separatedBy: ", ")
      let elements = sites.elements(at: error, of: types)
      for element in elements { draft.coerce(element) }
      return !elements.isEmpty
    }
    let isUnknown =
      from.identifiers.first == UnknownType.name && !from.contains("->")
      || from == "Binding<\(UnknownType.name)>" && to.hasPrefix("Binding<")
    let isStandIn = draft.standIns.contains { $0.name == from && $0.kind == .type }
    guard isUnknown || isStandIn else { return false }
    if isStandIn, kinds.inherits(&draft, from, to) { return true }
    let type = request.type(insteadOf: UnknownType.name)
    let named = names.identifier(at: error).flatMap { value(named: $0, in: draft) }
    let isOfSubclass = named.map { draft.standIns[$0].isOfSubclass } ?? false
    // What can be named nowhere else, a generic parameter, no declaration can have.
    guard
      isOfSubclass || type == nil || named == nil && type.map(draft.memberTypes.contains) == true,
      let coercion = sites.value(at: error) ?? sites.operand(at: error)
    else { return false }
    draft.coerce(coercion)
    return true
  }

  /// Gives the stand-in at an error's place a type, or one near it if the error is about a call;
  /// where there is none, members may have it.
  private func give(
    _ type: String,
    to draft: inout Draft,
    at error: CompilerMessage,
    _ request: TypeRequest
  ) {
    if goesOn(error), let open = nearestOpen(for: type, at: error, request) {
      return setResult(type, of: open, in: &draft)
    }
    let isAboutOperands = error.text.holdsAny(of: [" be equivalent", "operands of type"])
    if request.isAssignment(to: UnknownType.name), !isAboutOperands {
      return setResult(type, of: target(at: error) ?? "", in: &draft)
    }
    if let list = names.indexed(at: error), isOpen(list, in: draft) {
      return setResult("[\(type)]", of: list, in: &draft)
    }
    let name = names.identifier(at: error)
    if let name, draft.standIns.contains(where: { $0.name == name && !isMember($0, at: error) }) {
      return setResult(type, of: name, in: &draft)
    }
    if let source = name.flatMap({ source(ofElement: $0, in: draft) }) ?? list(around: error) {
      return setResult("[\(type)]", of: source, in: &draft)
    }
    if request.isConformance, let source = onlySource(at: error, in: draft) {
      return setResult("[\(type)]", of: source, in: &draft)
    }
    if type == request.elementType, let list = list(at: error, in: draft) {
      return setResult("[\(type)]", of: list, in: &draft)
    }
    if let open = nearestOpen(for: type, at: error, request) {
      return setResult(type, of: open, in: &draft)
    }
    // What members have anyway helps only where the value itself is told.
    if UnknownType.usualResults.contains(type.filter { $0 != "?" }),
      let coercion = (request.isConformance ? sites.argument(at: error, as: type) : nil)
        ?? sites.value(at: error) ?? sites.operand(at: error)
    {
      draft.coerce(coercion)
    }
    draft.addMemberType(type)
  }

  /// Whether an error is about what a closure gives, and the next operator of a chain may name what that is
  /// for.
  private func goesOn(_ error: CompilerMessage) -> Bool {
    error.text.contains("closure result") && lines.indices.contains(error.line)
      && lines[error.line].drop { $0 == " " }.hasPrefix(".")
  }

  /// Whether an error is about a member of something that bears the name of a value.
  private func isMember(_ standIn: StandIn, at error: CompilerMessage) -> Bool {
    lines.indices.contains(error.line - 1) && standIn.kind == .value
      && LineNames.isMember(standIn.name, in: lines[error.line - 1])
  }

  /// The value or the function without a type near an error's place that may have one.
  private func nearestOpen(
    for type: String,
    at error: CompilerMessage,
    _ request: TypeRequest
  ) -> String? {
    let isNear =
      request.isConformance || error.text.contains("closure result")
      || error.text.contains(" be equivalent")
    let here = lines.dropFirst(max(0, error.line - 1))
    // A member of what a binding is to is meant, not what other lines name.
    let reach = isNear && here.first?.contains(Self.projectedMember) == false ? 8 : 1
    for line in here.prefix(reach) {
      // What a loop walks through is no single value.
      let parameters = LineNames.parameters(in: line)
      let names = LineNames.whole(in: line).filter {
        (type.hasPrefix("[") || !line.contains("in \($0) {"))
          && !LineNames.isMember($0, in: line) && !parameters.contains($0)
      }
      // What another error of the same attempt has given a type may do for this one, too.
      if let open = (names + self.names.origins(of: names)).first(where: {
        isOpen($0, in: attempt.draft)
      }) {
        return open
      }
    }
    return nil
  }

  /// Gives a value or a function a type if it has none yet; members of anything else may have it.
  func setResult(_ type: String, of name: String, in draft: inout Draft) {
    guard let index = value(named: name, in: draft) else { return draft.addMemberType(type) }
    if let part = draft.standIns[index].result, part != UnknownType.name + "?" {
      // What a list consists of may turn out only where it is handed over.
      guard !type.contains(UnknownType.name) else { return }
      return draft.standIns[index].result = part.replacing(UnknownType.name, with: type)
    }
    let isOptional = draft.standIns[index].result != nil
    draft.standIns[index].result = isOptional && !type.hasSuffix("?") ? type + "?" : type
  }

  /// The name that an assignment gives a value; nothing if it is a member of anything but `self` and
  /// the article's own types.
  func target(at error: CompilerMessage) -> String? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let (before, behind) = String(lines[error.line - 1]).parts(atColumn: error.column)
    let own = Substring(before + (behind.hasPrefix("= ") ? "= " : ""))
    // What is assigned may be a chain over several lines.
    let above = lines.prefix(error.line - 1).reversed().prefix(Self.longestChain - 1)
    let assigned = ([own] + above).lazy.compactMap { LineNames.assigned(in: $0) }.first
    guard let left = assigned?.split(whereSeparator: { "{;".contains($0) }).last else { return nil }
    var statement = String(left.components(separatedBy: " in ").last ?? "").trimmingBlanks
    if statement.hasPrefix("case ") || statement.hasPrefix("default:") {
      statement = String(statement.split(separator: ":").last ?? "").trimmingBlanks
    }
    let place = String(statement.trimmingPrefix(Self.selfReference))
    guard let name = place.identifiers.last else { return nil }
    let isOwned = attempt.draft.standIns.contains { $0.name == name && $0.owner != nil }
    return isOwned || !place.contains(".") ? name : nil
  }

  /// The most lines of a chain that is assigned.
  private static let longestChain = 8

  /// The stand-in whose elements the line of an error filters or maps, itself or as the parameter of
  /// a closure that it is handed to.
  func list(at error: CompilerMessage, in draft: Draft) -> String? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let bases = lines[error.line - 1].split(separator: ".").dropLast().compactMap { part in
      String(part).identifiers.last.flatMap { part.hasSuffix("$" + $0) ? nil : $0 }
    }
    return bases.lazy.compactMap { name in
      isOpen(name, in: draft) ? name : source(ofElement: name, in: draft)
    }.first
  }

  /// The stand-in of which an element stands on the line of an error, where there is only one.
  private func onlySource(at error: CompilerMessage, in draft: Draft) -> String? {
    guard lines.indices.contains(error.line - 1) else { return nil }
    let names = Set(LineNames.whole(in: lines[error.line - 1]))
    let sources = Set(names.compactMap { source(ofElement: $0, in: draft) })
    return sources.count == 1 ? sources.first : nil
  }

  /// The stand-in that a closure or a loop gets an element of that name from.
  private func source(ofElement name: String, in draft: Draft) -> String? {
    for line in lines
    where name != "_"
      && ["{ \(name) in", ", \(name) in", "for \(name) in "].contains(where: line.contains)
    {
      let names = LineNames.whole(in: line)
      if let found = names.first(where: { isOpen($0, in: draft) }) { return found }
    }
    return nil
  }

  /// Whether a name is that of a value or a function whose type is not known yet.
  func isOpen(_ name: String, in draft: Draft) -> Bool {
    value(named: name, in: draft).map { !draft.standIns[$0].isTyped } ?? false
  }

  /// The place of the stand-in for a value or a function of a name; nothing where there is none.
  func value(named name: String, in draft: Draft) -> Int? {
    let kinds: Set<StandIn.Kind> = [.function, .value, .projection, .member]
    return draft.standIns.firstIndex { $0.name == name && kinds.contains($0.kind) }
  }

  private static let projectedMember = Pattern(/\$[A-Za-z_]\w*\./)
  private static let selfReference = Pattern(/self[?!]?\./)
}
