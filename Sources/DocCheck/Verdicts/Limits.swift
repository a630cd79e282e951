/// Gathers what may make an error say nothing about the code on whose line it stands.
struct Limits: Sendable {
  let items: ArticleItems
  let known: KnownNames
  private let elision: ElisionLimit
  /// The comments of the snippet that speak of errors.
  let expected: ExpectedErrors
  private let declared: Set<String>
  /// Whether markers inside the snippet's declarations, or before it, lead to variants of them.
  private let hasVariants: Bool
  /// Whether the snippet lists declarations without their bodies.
  private let isListing: Bool

  init(items: ArticleItems, subject: Int, known: KnownNames) {
    self.items = items
    self.known = known
    elision = ElisionLimit(items: items, subject: subject)
    expected = ExpectedErrors(snippet: items.snippets[subject])
    declared = items.declaredNames
    let comments = items.snippets[subject].parsed.comments
    hasVariants =
      items.snippets[subject].isVariant || comments.contains { VariantSplitter.isMarker($0.text) }
    isListing = items.snippets[subject].shape == .signature
  }

  /// Why an error says nothing about the code; nothing if it does.
  func reason(for error: CompilerMessage, in attempt: Attempt) -> String? {
    // What fills a hole may have made the other errors of its line, too.
    let line = attempt.compilation.errors.filter { $0.line == error.line }
    let texts = line.flatMap { [$0] + $0.notes }.map(\.text)
    if texts.contains(where: { $0.contains(UnknownType.name) }) {
      return "parts of the code are left out, so its type is unknown"
    }
    let limits: [(CompilerMessage, Attempt) -> String?] = [
      unshownMember, otherHome, shadowedName, libraryType, macroOfArticle, listedAPI,
      brokenOverload,
      overriddenByExtension, excludedExtension, excludedConformance, excludedMember,
      lackingOverload, unknownMember, unknownProtocol, unknownChoice, unresolvedType,
      unknownWrapper, unshownParent, unshownKeys,
      { UnseenOverload.reason(for: $0, in: $1, declared: declared) },
    ]
    let listed = ListingLimit.reason(for: error, in: attempt, items)
    if let reason = listed ?? limits.lazy.compactMap({ $0(error, attempt) }).first {
      return reason
    }
    guard case .subject(let line) = attempt.origin(of: error) else { return nil }
    if isListing { return "\(SignatureJudge.withoutBodies): \(error.text)" }
    if error.isRedeclaration, hasVariants || isVariant(error, on: line, attempt) {
      return "contains alternative versions of the same code: \(error.text)"
    }
    if let reason = otherOverload(error, on: line, attempt) { return reason }
    if let reason = elision.reason(for: error, on: line) { return reason }
    return expected.mark(line)
      ? "the comment marks this code as wrong, but not for the compiler: \(error.text)" : nil
  }

  /// Why an error misses a member of the type that members which stand alone were put into: another type of the
  /// article has all that is missed.
  private func otherHome(_ error: CompilerMessage, on attempt: Attempt) -> String? {
    guard let home = attempt.draft.wrapping.home, let missing = error.missingMember,
      items[home].item.declares.contains(missing.type)
    else { return nil }
    let names = attempt.compilation.errors.compactMap(\.missingMember)
      .filter { $0.type == missing.type }.map(\.name)
    let others = items.types(from: attempt.draft.subject).filter { $0.reference != home }
    return others.contains { $0.item.members.isSuperset(of: names) }
      ? "the type around these members is not shown" : nil
  }

  /// Why a type that another snippet shows may have a member all the same.
  private func unshownMember(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    UnshownMember(error, in: attempt, items, known).map {
      "'\($0.type)' has no '\($0.name)' in \(items.snippets[$0.shown.snippet].id)"
    }
  }

  /// Why an error without a word about what is wrong says nothing: the code uses a member that nothing
  /// declares.
  private func unknownMember(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.isUnexplained else { return nil }
    let used = items.items[attempt.draft.subject].reduce(into: Set<String>()) {
      $0.formUnion($1.item.usedMembers)
    }
    let unknown = used.subtracting(declared).subtracting([MemberCall.subscripting]).filter {
      known.declarations[$0].isEmpty && !known.standard.hasMember($0)
    }
    return unknown.min().map { "'\($0)' is not declared in this article" }
  }

  /// Why an error about a type that another snippet shows says nothing: it bears the name of a
  /// library's type, and the code may well mean that one.
  private func shadowedName(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    // Whichever type is meant, a value of it must be returned.
    guard error.id != "missing_return_decl" else { return nil }
    let own = items.items[attempt.draft.subject].flatMap(\.item.declares)
    let others = attempt.draft.context.flatMap { items[$0].item.declares }
    let names = Set(error.text.quotedParts.flatMap(\.identifiers)).subtracting(own)
      .intersection(others)
    let shared = names.sorted().first { name in
      known.names.contains(name) || known.standard.declares(name)
    }
    return shared.map { "the article and a library both have '\($0)': \(error.text)" }
  }

  /// Why an error in a public type that bears the name of a library's says nothing: the article shows
  /// that one in its own words.
  private func libraryType(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard case .subject(let line) = attempt.origin(of: error),
      let shown = items.items[attempt.draft.subject].first(where: { $0.lines.contains(line) }),
      shown.item.kind == .type, shown.text.contains("public "),
      let name = shown.item.declares.first(where: known.declares)
    else { return nil }
    return "shows '\(name)' of the library: \(error.text)"
  }

  /// Why an error about what an extension of a library's class overrides says nothing: Objective-C lets
  /// it override what another extension has.
  private func overriddenByExtension(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    let isOfExtension = ["ambiguous_decl_ref", "override_decl_extension"].contains(error.id)
    if isOfExtension,
      attempt.compilation.errors.contains(where: { $0.id == "override_decl_extension" }),
      items.items(of: attempt.draft).contains(where: { $0.uses.contains { $0.name == "objc" } })
    {
      return "overriding a member of an extension \(PlatformLimit.objectiveC)"
    }
    guard error.id?.hasSuffix("does_not_override") == true,
      case .subject(let line) = attempt.origin(of: error),
      let type = items.items[attempt.draft.subject].first(where: { $0.lines.contains(line) })?
        .item.extendedType, known.isClass(type)
    else { return nil }
    return "the members of '\(type)' that this code overrides are not shown"
  }

  /// Why an error about a macro that another snippet declares says nothing: nothing implements it.
  private func macroOfArticle(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    let macros = items.macros(besides: attempt.draft.subject)
    return error.text.quotedParts.flatMap(\.identifiers).first(where: macros.contains).map {
      "the article's macro '\($0)' has no implementation here: \(error.text)"
    }
  }

  /// Why an error about what another snippet lists without a body says nothing, where that snippet
  /// cannot come along.
  private func listedAPI(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    let subject = attempt.draft.subject
    let linked = items.items(of: attempt.draft)
      .reduce(into: Set<String>()) { $0.formUnion($1.members.union($1.declares)) }
    let listings = items.listings(besides: subject).filter { !linked.contains($0.key) }
    guard !listings.isEmpty else { return nil }
    let site = attempt.sites(of: [error]).first
    let names = [error.missingMember?.name, site?.calls.first?.name].compactMap(\.self)
    return names.lazy.compactMap { name in listings[name].map { (name, $0) } }.first.map {
      "\($0.1) shows '\($0.0)' without a body: \(error.text)"
    }
  }

  /// Why an error in a call says nothing that fits another function of that name, of which the article
  /// shows too little for a program.
  private func brokenOverload(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard let call = attempt.sites(of: [error]).first?.calls.first else { return nil }
    let fits: (Item) -> Bool = { item in
      item.kind == .function && item.declares == [call.name] && item.takes(call.call)
    }
    return items.snippets.first { $0.shape == .broken && $0.parsed.items.contains(where: fits) }
      .map { "another '\(call.name)' is shown only in part in \($0.id): \(error.text)" }
  }

  /// Why a requirement that the article itself meets, for the type or for all types, is missing: the
  /// extension that does so does not compile.
  private func excludedExtension(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.id == "type_does_not_conform", let name = error.text.quotedParts.last else {
      return nil
    }
    let isProtocol = items.protocols.keys.contains(name)
    let meets: (Item) -> Bool = { item in
      isProtocol && item.extendedType == name
        && !item.members.isDisjoint(with: error.requiredMembers)
        || error.isMet(by: item)
    }
    return items.items.joined().first { linked in
      linked.item.kind == .typeExtension && meets(linked.item)
        && !attempt.draft.context.contains(linked.reference)
        && linked.reference.snippet != attempt.draft.subject
    }.map { linked in
      let (type, id) = (linked.item.extendedType ?? "", items.snippets[linked.reference.snippet].id)
      return "the extension of '\(type)' in \(id) does not match this code: \(error.text)"
    }
  }

  /// Why a value that does not conform to what its place asks for says nothing: the extension by which
  /// its type does did not come along, as it does not compile.
  private func excludedConformance(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.id?.hasPrefix("cannot_convert") ?? false else { return nil }
    let words = Set(error.text.identifiers)
    let subject = attempt.draft.subject
    return (items.extensions(before: subject) + items.extensions(after: subject)).first { linked in
      !attempt.draft.context.contains(linked.reference)
        && !words.isDisjoint(with: linked.item.inherited)
        && linked.item.extendedType.map(words.contains) ?? false
    }.map { brokenExtension($0, error) }
  }

  /// That an extension does not compile, which an error follows from.
  private func brokenExtension(_ linked: LinkedItem, _ error: CompilerMessage) -> String {
    let (type, id) = (linked.item.extendedType ?? "", items.snippets[linked.reference.snippet].id)
    return "the extension of '\(type)' in \(id) does not compile: \(error.text)"
  }

  /// Why an error about a member, or about what only it could tell, says nothing: an extension of the
  /// article's has the member, and did not come along, as it does not fit or cannot be read.
  private func excludedMember(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    let called =
      error.isEcho ? attempt.sites(of: [error]).first?.calls.first?.name : nil
    let subscripted = error.id == "could_not_find_value_subscript" ? MemberCall.subscripting : nil
    let member = error.missingMember ?? error.missingMemberType
    guard let name = member?.name ?? called ?? subscripted else { return nil }
    let words = error.text.identifiers
    let hasMember: (Item) -> Bool = { item in
      // Many types have subscripts.
      let isOfType = subscripted == nil || item.extendedType.map(words.contains) ?? false
      return isOfType && item.kind == .typeExtension && item.members.contains(name)
    }
    let subject = attempt.draft.subject
    let excluded = (items.extensions(before: subject) + items.extensions(after: subject))
      .first { !attempt.draft.context.contains($0.reference) && hasMember($0.item) }
    let broken = items.snippets.filter { $0.shape == .broken }.lazy.compactMap { snippet in
      snippet.parsed.items.first(where: hasMember).map { (item: $0, id: snippet.id) }
    }.first
    let found = excluded.map { (item: $0.item, id: items.snippets[$0.reference.snippet].id) }
    return (found ?? broken).map {
      let type = $0.item.extendedType ?? ""
      return
        "the extension of '\(type)' with '\(name)' in \($0.id) does not match this code: \(error.text)"
    }
  }

  /// Why an error in a call of a function's own name, with labels that the function has not, says
  /// nothing: it is one of several of that name, of which the article shows it alone.
  private func otherOverload(
    _ error: CompilerMessage,
    on line: Int,
    _ attempt: Attempt
  ) -> String? {
    let around = items.items[attempt.draft.subject].first {
      $0.item.kind == .function && $0.lines.contains(line)
    }
    guard let function = around?.item, let site = attempt.sites(of: [error]).first else {
      return nil
    }
    return site.calls.first {
      [$0.name] == function.declares
        && (OverloadGap.isOther($0.call, than: function)
          || error.id == "extra_trailing_closure_in_call")
    }.map { "only one '\($0.name)' is shown: \(error.text)" }
  }

  /// Why arguments that are too many for a library's function say nothing: Apple's library, or an
  /// extension that the article does not show, may have one that takes them.
  private func lackingOverload(_ error: CompilerMessage, on attempt: Attempt) -> String? {
    guard error.id?.hasPrefix("extra_argument") ?? false else { return nil }
    let call = attempt.sites(of: [error]).first?.calls.first
    // A newer function has a label of its own.
    if let call, let labels = attempt.labels(ofDeclared: call.name),
      error.id?.hasSuffix("_labels") == true
        || call.call.labels.allSatisfy({ label in
          label == "_" || labels.contains { $0 == label || MisspeltLabel.isNear($0, label) }
        })
    {
      return nil
    }
    let foreign = error.notes.first { !$0.isInProgram }?.text.firstQuoted
    let called = attempt.program.line(error.line)?.callee(before: error.column)
    guard let callee = foreign ?? called.flatMap({ declared.contains($0) ? nil : $0 }),
      let name = callee.identifiers.first,
      OverloadGap.complete.isDisjoint(with: [name, called ?? name]),
      call.flatMap({ MisspeltLabel.slip(in: $0, known) })?.meant == nil,
      !known.package.contains(where: { $0.members.contains(name) || $0.names.contains(name) })
    else { return nil }
    return "unsupported API: '\(callee)': \(error.text)"
  }
}

extension String {
  /// The member, or the type, whose call holds a column in bytes, counted from 1: `b` of `a.b(c: 1)`.
  fileprivate func callee(before column: Int) -> String? {
    let head = parts(atColumn: column + 1).before
    guard let parenthesis = head.lastIndex(of: "(") else { return nil }
    let call = head[..<parenthesis]
    let name = String(call.reversed().prefix(while: \.isPartOfName).reversed())
    let isMember = call.dropLast(name.count).last == "."
    return isMember && !name.isEmpty || name.first?.isUppercase == true ? name : nil
  }
}
