/// Gives the members of unknown things, and what these begin with, the types that the compiler's errors
/// ask for.
struct UnknownMemberTypes {
  private let attempt: Attempt
  private let items: ArticleItems
  private let known: KnownNames
  private let sites: CoercionSites

  init(attempt: Attempt, items: ArticleItems, known: KnownNames) {
    (self.attempt, self.items, self.known) = (attempt, items, known)
    sites = CoercionSites(attempt: attempt, items: items)
  }

  /// Adds the types to a draft.
  func add(to draft: inout Draft) {
    addPublishers(to: &draft)
    publishProjections(in: &draft)
    publishAssigned(in: &draft)
    addUnexplained(to: &draft)
    addAssigned(to: &draft)
  }

  /// Lets members of unknown things be publishers where publishers' operators are used on them.
  private func addPublishers(to draft: inout Draft) {
    let errors = attempt.compilation.errors
    var unresolved = errors.compactMap { error in
      error.missingMember?.name
        ?? (error.id == "unresolved_member_no_inference" ? error.text.firstQuoted : nil)
        ?? (error.id == "optional_base_not_unwrapped"
          ? error.text.quotedParts.dropFirst().first : nil)
    }
    let publishes =
      unresolved.contains(where: known.declarations.members(of: "Publisher").contains)
      || errors.contains(where: Self.isOfGivenPublisher)
    if publishes || errors.contains(where: { $0.id == "could_not_use_type_member_on_instance" }) {
      unresolved += items.items[draft.subject].flatMap(\.item.usedMembers)
    }
    let unsettled = errors.filter {
      $0.id == "cannot_convert_argument_value" && $0.text.firstQuoted == "_"
        || $0.id == "closure_bad_param" && $0.text.firstQuoted == UnknownType.name
    }
    // What a binding gives is no function: an operator is called on the projection itself.
    let calledBindings = errors.filter {
      $0.id == "cannot_call_non_function_value"
        && $0.text.firstQuoted?.hasPrefix("Binding<") == true
    }
    if calledBindings.contains(where: isOfPublisher) { unresolved += usedOperators }
    // What takes a number there takes a list for a publisher.
    if errors.contains(where: {
      $0.id == "cannot_convert_argument_value" && $0.text.quotedParts.last == UnknownType.name
    }) {
      unresolved += usedOperators
    }
    // A chain of operators begins with a value of which nothing else is known.
    let calledValues = errors.filter {
      $0.id == "cannot_call_non_function_value" && $0.text.firstQuoted == UnknownType.name + "?"
    }
    unresolved += attempt.sites(of: unsettled + calledBindings + calledValues).flatMap(\.calls)
      .map(\.name)
    if !unresolved.isEmpty, !known.publisherMembers.isDisjoint(with: unresolved) {
      draft.addMemberType(UnknownType.publisher)
      publish(in: &draft)
      keepSubscriptions(in: &draft)
      let code = items.codes[draft.subject].text
      for index in draft.standIns.indices
      where draft.standIns[index].kind == .projection
        && code.isFollowed("$" + draft.standIns[index].name)
      {
        draft.standIns[index].publish()
      }
      if !draft.seesViews(items), items.snippets[draft.subject].imports.isEmpty {
        draft.importViews()
      }
    }
  }

  /// The members of the snippet's that only publishers have.
  private var usedOperators: Set<String> {
    known.publisherMembers.intersection(
      items.items[attempt.draft.subject].flatMap(\.item.usedMembers)
    )
  }

  /// Whether an error stands in a call of something that publishers have, too, or what they give.
  private func isOfPublisher(_ error: CompilerMessage) -> Bool {
    guard let call = attempt.sites(of: [error]).first?.calls.first else { return false }
    return known.declarations.members(of: "Publisher").contains(call.name)
      || call.name == "store" && call.call.labels == ["in"]
  }

  /// Lets what subscriptions are stored in hold these.
  private func keepSubscriptions(in draft: inout Draft) {
    let code = items.codes[draft.subject].text
    let names = code.matches(of: Self.storedCancellable).map { String($0.1) }
    for index in draft.standIns.indices
    where names.contains(draft.standIns[index].name) && draft.standIns[index].result == nil
      && [.member, .value].contains(draft.standIns[index].kind)
    {
      draft.standIns[index].result = "Set<Combine.AnyCancellable>"
    }
  }

  /// Whether an error asks for a publisher as what the closure of an operator gives.
  private static func isOfGivenPublisher(_ error: CompilerMessage) -> Bool {
    error.text.hasSuffix("requires that '\(UnknownType.name)' conform to 'Publisher'")
  }

  /// Lets members be what the calls want that the compiler cannot explain.
  private func addUnexplained(to draft: inout Draft) {
    let errors = attempt.compilation.errors
    let unexplained = errors.filter {
      $0.id == "failed_to_produce_diagnostic" || $0.id == "no_overloads_match_exactly_in_call"
        || $0.id == "could_not_use_type_member_on_instance"
        || $0.id == "could_not_find_value_dynamic_member"
        // What does not fit is inside of a closure that is given to it.
        || $0.id == "cannot_call_non_function_value"
          && $0.text.firstQuoted == UnknownType.name + "?"
        || $0.id == "cannot_convert_argument_value"
          && $0.text.quotedParts == ["_", UnknownType.name]
        // What follows in the chain is wrong where it can be one.
        || Self.isOfGivenPublisher($0)
          && attempt.draft.memberTypes.contains(UnknownType.publisher)
        // What it unpacks of its parameter tells nothing of that.
        || $0.id == "cannot_infer_closure_parameter_type" && attempt.missingNames.isEmpty
        // A publisher tells what its closures get.
        || $0.id == "closure_bad_param" && $0.text.firstQuoted == UnknownType.name
          && known.publisherMembers.isDisjoint(
            with: attempt.sites(of: [$0]).flatMap(\.calls).map(\.name)
          )
    }
    guard !unexplained.isEmpty else { return }
    let near = attempt.sites(of: unexplained).flatMap(\.calls)
    let calls = near.isEmpty ? ownCalls : near
    for type in Set(calls.flatMap { known.bindings(takenBy: $0) }).sorted() {
      draft.addMemberType(type)
    }
    let silent = unexplained.filter { $0.id == "failed_to_produce_diagnostic" }
    let results = silent.compactMap(sites.declaredResult) + silent.compactMap(typeOfAssigned)
    for type in results where !type.hasPrefix("some ") { draft.addMemberType(type) }
    guard !attempt.draft.standIns.isEmpty else { return }
    for coercion in unexplained.flatMap(sites.closureValues) { draft.coerce(coercion) }
    for coercion in unexplained.compactMap(sites.comparedValue) { draft.coerce(coercion) }
  }

  /// The calls of the snippet, by the names of what is called.
  private var ownCalls: [CodeSite.NamedCall] {
    items.items[attempt.draft.subject].map(\.item).flatMap { item in
      item.uses.compactMap { use in
        if case .call(let call) = use.role {
          CodeSite.NamedCall(name: use.name, call: call, isMember: false)
        } else {
          nil
        }
      } + item.memberCalls.map { CodeSite.NamedCall(name: $0.name, call: $0.call, isMember: true) }
    }
  }

  /// The type that the program declares what is assigned on an error's line, or what grows there, with,
  /// where that is a name.
  private func typeOfAssigned(_ error: CompilerMessage) -> String? {
    guard let line = attempt.program.line(error.line),
      let name = line.firstMatch(of: Self.copiedName)?.1
        ?? line.firstMatch(of: Self.appendedName)?.1
    else { return nil }
    return declaredType(of: String(name))
  }

  private func declaredType(of name: String) -> String? {
    attempt.program.text.matches(of: Self.typedVariable)
      .first { $0.1 == name }.map { String($0.2) }
  }

  /// Lets values be publishers that the compiler takes for lists, as both can be mapped, or whose operators
  /// it takes for values.
  private func publish(in draft: inout Draft) {
    for error in attempt.compilation.errors {
      guard let root = sites.root(at: error), isOperator(error, of: root),
        let index = draft.standIns.firstIndex(where: {
          $0.name == root && $0.kind == .value && $0.result == nil
        })
      else { continue }
      draft.standIns[index].result = UnknownType.publisher
    }
  }

  /// Whether an error is about a publisher's operator on what a chain begins with.
  private func isOperator(_ error: CompilerMessage, of root: String) -> Bool {
    if let missing = error.missingMember {
      let code = items.codes[attempt.draft.subject].text
      return known.publisherMembers.contains(missing.name)
        && known.declarations.members(of: "Publisher").contains {
          code.isFollowed(byMember: $0, root)
        }
    }
    guard error.id == "cannot_call_non_function_value",
      let call = attempt.sites(of: [error]).first?.calls.first,
      known.publisherMembers.contains(call.name)
    else { return false }
    return items.codes[attempt.draft.subject].text.isFollowed(byMember: call.name, root)
  }

  /// Lets what `$name` gives be a publisher where it stands for one.
  private func publishProjections(in draft: inout Draft) {
    for error in attempt.compilation.errors {
      let isPublisher =
        error.text.hasSuffix("'Binding<\(UnknownType.name)>' conform to 'Publisher'")
        || error.id == "cannot_pass_rvalue_inout_subelement" && error.text.contains(": '$")
        || error.id == "cannot_convert_argument_value"
          && error.text.firstQuoted?.hasPrefix("Binding<") == true
          && error.text.quotedParts.last?.hasPrefix("Published<") == true
      guard isPublisher, let line = attempt.program.line(error.line) else { continue }
      let names = line.split(separator: "$").dropFirst().map { $0.leadingName }
      for index in draft.standIns.indices
      where draft.standIns[index].kind == .projection && names.contains(draft.standIns[index].name)
      {
        draft.standIns[index].publish()
      }
    }
  }

  /// Lets members publish the type of the property to which a chain of operators assigns what they give.
  private func publishAssigned(in draft: inout Draft) {
    let unknown = "(aka 'Published<\(UnknownType.name)>')"
    for error in attempt.compilation.errors
    where error.id == "cannot_convert_parent_type" && error.text.hasSuffix(unknown) {
      guard let type = error.text.firstQuoted, type.hasPrefix("Published<") else { continue }
      let value = type.dropFirst("Published<".count).dropLast()
      draft.addMemberType("Combine.AnyPublisher<\(value), Swift.Never>")
    }
    guard attempt.compilation.errors.contains(where: { $0.text.hasSuffix("method 'flatMap'") }),
      let name = attempt.program.text.firstMatch(of: Self.assignedName)?.1,
      let type = declaredType(of: String(name))
    else { return }
    draft.addMemberType("Combine.AnyPublisher<\(type), Swift.Never>")
  }

  /// Lets members of unknown things be of the types of what is assigned to them.
  private func addAssigned(to draft: inout Draft) {
    for error in attempt.compilation.errors where error.id == "cannot_convert_assign" {
      let types = error.text.quotedParts
      if types.count == 2, UnknownType.usualResults.contains(types[1]) {
        draft.addMemberType(types[0].contains(" ") ? "Any" : types[0])
      }
    }
    // What is missing may be all that tells the parameters.
    for error in attempt.compilation.errors
    where error.id == "cannot_infer_closure_parameter_type" && attempt.missingNames.isEmpty {
      guard let count = sites.assignedParameterCount(at: error) else { continue }
      let names = Array(repeating: UnknownType.name, count: count).joined(separator: ", ")
      draft.addMemberType("((\(names)) -> Void)")
    }
    let isClosure: (CompilerMessage) -> Bool = {
      $0.id == "missing_nullary_call"
        && $0.text.firstQuoted?.filter { $0 != "?" } == UnknownType.name
    }
    if attempt.compilation.errors.contains(where: isClosure) {
      draft.addMemberType("(() -> Void)")
    }
  }

  private static let storedCancellable = Pattern(/\.store\(\s*in:\s*&(?:self\.)?(\w+)\s*\)/)
  private static let copiedName = Pattern(/\w = ([a-z]\w*)\s*$/)
  private static let appendedName = Pattern(/(\w+)\.\w+\(contentsOf:/)
  private static let typedVariable = Pattern(/\b(?:let|var) (\w+): ([\w.<>?\[\]]+)/)
  private static let assignedName = Pattern(/\.assign\(to: &\$(\w+)\)/)
}

extension String {
  /// Whether a member of a name stands behind some text, on its line or on the next one, perhaps with a
  /// comment between them; any member where no name is given.
  fileprivate func isFollowed(byMember name: String = "", _ text: String) -> Bool {
    components(separatedBy: text).dropFirst().contains { part in
      let dot = part.prefixMatch(of: Self.nextDot)
      return dot.map { part[$0.range.upperBound...].hasPrefix(name) } ?? false
    }
  }

  private static let nextDot = Pattern(/\s*(\/\/[^\n]*\n\s*)*\./)
}
