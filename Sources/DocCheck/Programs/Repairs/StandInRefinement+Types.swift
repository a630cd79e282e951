/// The types that errors tell by what stands beside a stand-in, not by what they ask for.
extension StandInRefinement {
  /// Lets the values of an unknown key of preferences be of the type of one that is handed over with it;
  /// false where an error is about something else.
  func prefers(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard case .conversion(from: let type, to: UnknownType.name) = TypeRequest(error),
      let call = attempt.sites(of: [error]).first?.calls.first,
      ["anchorPreference", "preference"].contains(call.name),
      lines.indices.contains(error.line - 1),
      let index = draft.standIns.firstIndex(where: { key in
        key.conformances.contains("PreferenceKey") && key.result == nil
          && lines[..<error.line].suffix(3).contains { $0.contains("\(key.name).self") }
      })
    else { return false }
    draft.standIns[index].result = type
    return true
  }

  /// Gives a member that expressions begin with the type that it belongs to.
  func giveOwner(_ error: CompilerMessage, in draft: inout Draft) {
    guard error.id == "expected_result_in_contextual_member", let name = error.text.firstQuoted,
      let type = error.text.quotedParts.last?.prefix(while: { $0 != "<" }),
      let index = draft.standIns.firstIndex(where: {
        $0.name == name && $0.owner?.isStatic == true
      })
    else { return }
    draft.standIns[index].result = String(type)
  }

  /// Lets members give values of a type among the stand-ins, which the compiler finds among those of
  /// the type itself only.
  func giveType(_ error: CompilerMessage, in draft: inout Draft) {
    guard error.id == "could_not_use_type_member_on_instance",
      let type = error.text.quotedParts.last,
      draft.standIns.contains(where: { $0.name == type }), isWhole(error)
    else { return }
    draft.addMemberType(type)
  }

  /// Lets members be of the type of a value that is made and assigned to one, which may fail where the
  /// compiler says nothing: `imageView.image = UIImage(named: "tern")`.
  func giveMade(_ error: CompilerMessage, in draft: inout Draft) {
    guard lines.indices.contains(error.line - 1) else { return }
    var value = lines[error.line - 1].parts(atColumn: error.column).behind
    let isUnexplained = error.id == "failed_to_produce_diagnostic" && value.hasPrefix("= ")
    let isMismatch =
      error.id == "no_candidates_match_result_type"
      && error.text.hasSuffix("'\(UnknownType.name)'")
    guard isUnexplained || isMismatch else { return }
    if isUnexplained { value = String(value.dropFirst(2)) }
    let type = isMismatch ? madeType(value.leadingName, before: error) : value.leadingName
    let isMade = !isUnexplained || value.dropFirst(type.count).first == "("
    if type.first?.isUppercase == true, isMade {
      setResult(type + (isUnexplained ? "?" : ""), of: target(at: error) ?? "", in: &draft)
    }
  }

  /// The type that a name is, or that it is the value of: `Mug` after `let mug = Mug(size: 2)`.
  private func madeType(_ name: String, before error: CompilerMessage) -> String {
    guard name.first?.isLowercase == true else { return name }
    let values = lines.prefix(error.line - 1).reversed().lazy.compactMap { line in
      ["let \(name) = ", "var \(name) = "].lazy.compactMap { line.firstRange(of: $0) }.first
        .map { String(line[$0.upperBound...]).leadingName }
    }
    return values.first ?? name
  }

  /// Lets a list have elements of the type that one of them is given, or that a function takes which it
  /// is handed.
  func giveElement(_ error: CompilerMessage, in draft: inout Draft) {
    if let type = TypeRequest(error)?.parameterType, let list = list(at: error, in: draft) {
      return setResult("[\(type)]", of: list, in: &draft)
    }
    guard error.id == "cannot_convert_subscript_assign", let type = error.text.firstQuoted,
      error.text.hasSuffix("'\(UnknownType.name)'"), lines.indices.contains(error.line - 1)
    else { return }
    let line = Substring(lines[error.line - 1].parts(atColumn: error.column + 2).before)
    guard let place = LineNames.assigned(in: line),
      let list = place.firstMatch(of: Self.indexedList).map({ String($0.1) }),
      isOpen(list, in: draft)
    else { return }
    setResult("[\(type)]", of: list, in: &draft)
  }

  /// Lets a value of an unknown type that is also given `nil` be missing.
  func giveMissing(_ error: CompilerMessage, in draft: inout Draft) {
    guard error.id == "cannot_convert_assign_nil", let name = target(at: error),
      let index = value(named: name, in: draft), let type = draft.standIns[index].result,
      !type.hasSuffix("?"), type == error.text.quotedParts.last
    else { return }
    draft.standIns[index].result = type + "?"
  }

  /// The errors but for those about what a closure gives that something unknown is taken for the value of:
  /// as the closure that it is, it gives nothing.
  var tellingErrors: [CompilerMessage] {
    let errors = attempt.compilation.errors
    guard errors.contains(where: { $0.id == "missing_nullary_call" }) else { return errors }
    return errors.filter { $0.id != "cannot_convert_closure_result" }
  }

  /// Lets what a closure without parameters is assigned to hold one.
  func giveClosure(_ error: CompilerMessage, in draft: inout Draft) {
    guard error.id == "missing_nullary_call", let name = target(at: error),
      error.text.firstQuoted?.contains(UnknownType.name) == true,
      lines.indices.contains(error.line - 1), lines[error.line - 1].contains("\(name) = {")
    else { return }
    setResult("(() -> Void)?", of: name, in: &draft)
  }

  /// Takes an unknown value to be of a protocol of the article's, or of a framework's of which there are only
  /// declarations, that its place asks for; false where this is something else.
  func conforms(
    _ request: TypeRequest,
    at error: CompilerMessage,
    in draft: inout Draft
  ) -> Bool {
    guard case .conformance(of: UnknownType.name, to: let name) = request,
      kinds.declaresProtocol(name) || FrameworkNames.known.value.module(declaring: name) != nil,
      TypeRequest.example(of: name) == nil,
      let value = sites.value(at: error)
    else { return false }
    draft.coerce(value)
    return true
  }

  /// Takes an element of something unknown to be of the type that its place asks for, where no kind of
  /// subscript that comes to mind gives that; false where an error is about something else.
  func indexes(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard error.text.hasPrefix("no 'subscript' candidates"), let value = sites.value(at: error)
    else { return false }
    draft.coerce(value)
    return true
  }

  /// Lets what a test denies be a truth value, a member hold what may be missing of what is made before
  /// it, and what a closure is assigned to be a variable; false where an error is about something else.
  func settles(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard lines.indices.contains(error.line - 1) else { return false }
    let line = lines[error.line - 1]
    switch error.id {
    case "cannot_convert_coerce":
      guard let constant = sites.denied(at: error) else { return false }
      draft.coerce(constant)
    case "failed_to_produce_diagnostic":
      guard let name = line.wholeMatch(of: Self.assignmentOfName)?.1,
        let made = lines[..<(error.line - 1)].lazy.compactMap({ line in
          line.wholeMatch(of: Self.constructedName).flatMap { $0.1 == name ? $0.2 : nil }
        }).last
      else { return false }
      draft.addMemberType("\(made)?")
    case "assignment_lhs_not_lvalue":
      guard let (_, name, list) = line.wholeMatch(of: Self.assignedClosure)?.output,
        let index = draft.standIns.firstIndex(where: { $0.kind == .function && $0.name == name })
      else { return false }
      let count = list.split(separator: ",").count
      let parameters = Array(repeating: UnknownType.name, count: count).joined(separator: ", ")
      draft.standIns[index].kind = .value
      draft.standIns[index].result = "(\(parameters)) -> Void"
    default: return false
    }
    return true
  }

  private static let indexedList = Pattern(/(\w+)\[[^\[\]]*\]$/)
  private static let assignmentOfName = Pattern(/\s*\w+\.\w+ = (\w+)\s*/)
  private static let constructedName = Pattern(/\s*let (\w+) = ([A-Z]\w*)\(.*/)
  private static let assignedClosure = Pattern(/\s*(\w+) = \{ ?(.*?) in\b.*/)
}
