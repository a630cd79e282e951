/// What errors tell of stand-ins without asking for a type in the place of another one.
extension StandInRefinement {
  /// Lets the branches of an expression give what one of them has, and the value of what is used as if it
  /// might be missing be missing; false where an error is about something else.
  func agrees(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let types = error.text.quotedParts
    let values: [Coercion]
    switch error.id {
    case "single_value_stmt_branches_mismatch":
      guard types.contains(UnknownType.name),
        let type = types.first(where: { !$0.contains(UnknownType.name) })
      else { return false }
      values = sites.branches(at: error, as: type)
    case "invalid_force_unwrap" where types.last.map({ mayBeMissing($0, in: &draft) }) == true:
      return true
    case "invalid_optional_chain", "invalid_force_unwrap":
      guard types.contains(UnknownType.name) else { return false }
      values = [sites.optional(at: error)].compactMap(\.self)
    default: return false
    }
    for value in values { draft.coerce(value) }
    return !values.isEmpty
  }

  /// Lets the initialiser of a stand-in, or members of unknown values that are of a type, return `nil`; false for any
  /// other type.
  private func mayBeMissing(_ type: String, in draft: inout Draft) -> Bool {
    if let index = draft.standIns.firstIndex(where: { $0.kind == .type && $0.name == type }) {
      draft.standIns[index].isFailable = true
      return true
    }
    guard draft.memberTypes.contains(type) else { return false }
    draft.addMemberType(type + "?")
    return true
  }

  /// Whether the member that an error names is all that is handed over, not the head of a chain.
  func isWhole(_ error: CompilerMessage) -> Bool {
    guard let name = error.text.firstQuoted, lines.indices.contains(error.line - 1),
      let member = lines[error.line - 1].ranges(of: "." + name).last
    else { return false }
    let next = lines[error.line - 1][member.upperBound...].first { $0 != " " }
    return next == ")" || next == ","
  }

  /// Takes back the coercion of a value whose type is known after all, or whose place asks for none.
  func retracts(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let head = UnknownType.coercion + "("
    let isKnown = error.text.hasPrefix("global function '\(UnknownType.coercion)' requires that ")
    let isOpen =
      error.id == "unbound_generic_parameter" && lines.indices.contains(error.line)
      && lines[error.line] == head
    guard isKnown || isOpen else { return false }
    let number = lines.prefix(error.line + (isOpen ? 1 : 0)).count { $0 == head }
    draft.retract(coercion: number - 1)
    return true
  }

  /// Lets the members of types whose own members a test looks at give something unknown, since the
  /// compiler must not choose there; false where an error is about something else.
  func looksAt(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard error.id == "ambiguous_decl_ref", error.text.contains("subscript(dynamicMember:)"),
      let line = attempt.program.line(error.line),
      line.contains("#expect(") || line.contains("#require(")
    else { return false }
    let names = line.matches(of: Self.memberOfName).map { String($0.1) }
    let old = draft.standIns
    for index in draft.standIns.indices where draft.standIns[index].kind == .type {
      draft.standIns[index].plainMembers.formUnion(names)
    }
    return draft.standIns != old
  }

  /// Lets a constant that waits for what is handed on by a continuation be of the unknown type; false
  /// where an error is about something else.
  func resumes(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard error.id == "unbound_generic_parameter", let line = attempt.program.line(error.line),
      line.parts(atColumn: error.column).behind
        .prefixMatch(of: Self.continuationCall) != nil,
      let constant = sites.declaredConstant(at: error, as: UnknownType.name)
    else { return false }
    draft.coerce(constant)
    return true
  }

  /// Lets what grows as a list does, and is given a value of another type, be of that type; false where
  /// an error is about something else.
  func replaces(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let types = error.text.quotedParts
    guard error.id == "cannot_convert_assign", types.count == 2, !types[0].hasPrefix("["),
      types[1].hasPrefix("["), let name = target(at: error),
      let index = draft.standIns.firstIndex(where: {
        $0.name == name && $0.result?.hasPrefix("[") == true
      })
    else { return false }
    draft.standIns[index].result = types[0]
    return true
  }

  /// Gives members the type that an operator compares them with, or coerces one operand where the unknown type itself
  /// has the member: `$0.id == tern.id`.
  func compares(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let isOpen =
      error.text.hasPrefix("no exact matches in reference to operator function")
      && error.notes.contains { $0.text.contains("conform to '\(UnknownType.trait)'") }
    let type = comparedType(error)
    guard isOpen || type != nil else { return false }
    if let type, !draft.memberTypes.contains(type) {
      draft.addMemberType(type)
      return true
    }
    let old = draft
    for isLeft in [true, false] where draft == old {
      sites.operand(at: error, isLeft: isLeft).map { draft.coerce($0) }
    }
    return draft != old
  }

  /// The known type that an operator cannot compare with something unknown.
  private func comparedType(_ error: CompilerMessage) -> String? {
    let ids = ["type_does_not_conform_in_decl_ref", "type_does_not_conform_decl_owner"]
    guard error.id.map(ids.contains) == true, error.text.contains("operator function '"),
      let (type, name) = TypeRequest(error)?.conformance, !type.contains(UnknownType.name),
      error.id == ids[0] || Self.comparable.contains(name)
    else { return nil }
    return type
  }

  /// The protocols of what everything unknown is compared with.
  private static let comparable: Set<String> = [
    "BinaryFloatingPoint", "BinaryInteger", "StringProtocol", UnknownType.trait,
  ]

  /// Lets the cases of an enumeration of our own carry what its members return.
  func carries(
    _ request: TypeRequest,
    _ error: CompilerMessage,
    in draft: inout Draft
  ) -> Bool {
    guard case .enumeration(let cases, carrying: UnknownType.name) = draft.wrapping,
      error.id == "cannot_convert_to_return_type",
      case .conversion(from: _, to: let type) = request, UnknownType.usualResults.contains(type)
    else { return false }
    draft.wrapping = .enumeration(cases, carrying: type)
    return true
  }

  /// Lets what a loop waits for be a stream, where no name stands in for it; false where an error is about
  /// something else.
  func streams(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard error.id == "foreach_sequence_does_not_conform_to_expected_protocol",
      error.text.quotedParts == [UnknownType.name, "AsyncSequence"],
      names.identifier(at: error).map({ name in
        !draft.standIns.contains { $0.name == name }
      }) ?? true,
      let loop = sites.stream(at: error)
    else { return false }
    draft.coerce(loop)
    return true
  }

  /// The stand-in for a list an element of which is all that an expression with an error is made of: `$0`.
  func list(around error: CompilerMessage) -> String? {
    guard let line = attempt.program.line(error.line),
      line.parts(atColumn: error.column).behind.prefixMatch(of: Self.firstArgument) != nil
    else { return nil }
    let head = names.head(ofClosureAt: error) ?? ""
    return LineNames.whole(in: head).first { isOpen($0, in: attempt.draft) }
  }

  /// Lets a type be made of a literal that stands where a value of it is wanted; false where an error is
  /// about something else.
  func makes(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let types = error.text.quotedParts
    guard error.id?.hasPrefix("cannot_convert") == true, types.count == 2,
      let name = Self.literals[types[0]],
      let first = attempt.program.line(error.line)?.parts(atColumn: error.column).behind.first,
      first == "\"" || first.isNumber || types[0] == "Bool",
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .type && $0.name == types[1].prefix { $0 != "?" }
      })
    else { return false }
    return draft.standIns[index].conformances.insert(name).inserted
  }

  /// The types that literals have by themselves, and the protocols of what is made of them.
  private static let literals = [
    "Bool": "ExpressibleByBooleanLiteral", "Double": "ExpressibleByFloatLiteral",
    "Int": "ExpressibleByIntegerLiteral", "String": "ExpressibleByStringInterpolation",
  ]

  /// Lets what a loop unpacks each element of consist of tuples.
  func unpack(_ error: CompilerMessage, in draft: inout Draft) {
    guard error.id == "cannot_match_expr_tuple_pattern_with_nontuple_value",
      error.text.hasSuffix("'\(UnknownType.name)'"), let name = names.identifier(at: error),
      lines.indices.contains(error.line - 1),
      let pattern = lines[error.line - 1].firstMatch(of: Self.tuplePattern)
    else { return }
    // What it calls the parts is often what they are called.
    let tuple = pattern.1.replacing(String.anyWord) { part in
      part.output == "_" ? UnknownType.name : "\(part.output): \(UnknownType.name)"
    }
    setResult("[\(tuple)]", of: name, in: &draft)
  }

  /// Lets the properties whose bindings no overload takes have no value, as what is selected in a list
  /// may not, or be lists where an overload asks for one that grows; false where there are none.
  func selects(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let found = "found candidate with type 'Binding<\(UnknownType.name)>'"
    let call = attempt.sites(of: [error]).first?.calls.first
    let taken = error.id == "no_overloads_match_exactly_in_call" ? call.flatMap(bound) : nil
    guard taken != nil || error.notes.contains(where: { $0.text == found }),
      lines.indices.contains(error.line - 1)
    else { return false }
    let bound = String(lines[error.line - 1]).split(separator: "$").dropFirst().compactMap {
      String($0).identifiers.first
    }
    let grows = error.notes.contains { $0.text.contains("conform to 'RangeReplaceableCollection'") }
    let open = draft.standIns.indices.filter { index in
      let standIn = draft.standIns[index]
      return bound.contains(standIn.name) && standIn.kind == .projection && standIn.result == nil
    }
    for index in open {
      draft.standIns[index].result =
        grows ? "[\(UnknownType.name)]" : taken ?? UnknownType.name + "?"
    }
    return !open.isEmpty
  }

  /// The type of the value whose binding a call takes, a text rather than another one; a number where any
  /// kind of number will do.
  private func bound(_ call: CodeSite.NamedCall) -> String? {
    let types = known.bindings(takenBy: call)
    if types.contains("String") { return "String" }
    return types.min() ?? (call.call.labels.contains("value") ? "Double" : nil)
  }

  /// Takes the type from a value that has members which it lacks: it is of a subclass.
  func reopen(_ error: CompilerMessage, in draft: inout Draft) {
    guard let missing = error.missingMember, lines.indices.contains(error.line - 1),
      missing.name.count <= 4 || !isMisspelt(missing.name, of: missing.type),
      let index = draft.standIns.firstIndex(where: {
        ($0.kind == .value || $0.kind == .member) && $0.result == missing.type
          && lines[error.line - 1].contains("\($0.name).\(missing.name)")
      })
    else { return }
    draft.standIns[index].result = nil
    draft.standIns[index].isOfSubclass = true
  }

  /// Whether a member is nearly one of a type's, or of some type of the standard library's where the type is one of
  /// these.
  private func isMisspelt(_ member: String, of type: String) -> Bool {
    let name = APIGap.generic(type) ?? type
    let standard = known.standard.members(ofTypes: [name]) ?? []
    let near = known.declarations.allMembers(of: name).union(standard).filter {
      EditDistance.isNear($0, member)
    }
    return EditDistance.nearest(to: member, in: near) != nil
  }

  /// Takes a type that only the compiler's message knows, such as a generic parameter, out of the
  /// types that stand-ins were given; where a module has it, its module is imported.
  func forget(_ error: CompilerMessage, in draft: inout Draft) {
    guard case .generated = attempt.origin(of: error), let name = error.missingName else { return }
    if let module = known.module(declaring: name),
      !attempt.draft.unwrittenImports.contains(module)
    {
      if !draft.implicitImports.contains(module) { draft.implicitImports.append(module) }
      return
    }
    for index in draft.standIns.indices {
      draft.standIns[index].result = draft.standIns[index].result?.forgetting(name)
    }
    let types = draft.memberTypes.map { $0.forgetting(name) }
    draft.memberTypes = []
    for type in types { draft.addMemberType(type) }
  }

  private static let memberOfName = Pattern(/\.(\w+)[?!]?[.\[]/)
  private static let continuationCall = Pattern(/with(?:Checked|Unsafe)(?:Throwing)?Continuation\b/)
  private static let firstArgument = Pattern(/(?:\w+\()?\$0\b(?!\s*\.)/)
  private static let tuplePattern = Pattern(/for\s+(?:await\s+)?(\((?:[^()]|\([^()]*\))*\))\s+in\b/)
}

extension String {
  /// The text of a type with the unknown one in the place of one that does not exist.
  fileprivate func forgetting(_ name: String) -> String {
    replacing(Self.anyWord) { $0.output == name ? UnknownType.name : String($0.output) }
  }

  fileprivate static let anyWord = Pattern(/\w+/)
}
