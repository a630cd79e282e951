/// Mistakes in what functions and types promise.
extension ShownMistakes {
  /// Whether an error is about what a function or a type that the snippet shows does not keep.
  func breaksPromise(_ error: CompilerMessage) -> Bool {
    overridesSilently(error) || overridesNothing(error) || lacksRequirement(error)
      || throwsUnhandled(error)
      || capturesSilently(error)
  }

  /// Whether a closure that a library keeps uses what an object has without saying so, or what must not be
  /// kept.
  private func capturesSilently(_ error: CompilerMessage) -> Bool {
    guard error.id.map(Self.captures.contains) == true,
      case .subject(let line) = assuming.origin(of: error),
      items.items[assuming.draft.subject].contains(where: {
        [.type, .function].contains($0.item.kind) && $0.lines.contains(line)
      }),
      let callee = BodyReader(items.codes[assuming.draft.subject].text)
        .closureOwner(line: line, column: error.column)
    else { return false }
    // What begins with a type of the modules is declared in them as it is.
    return callee.first?.isUppercase == true && known.declares(callee)
      && !items.topLevelNames.contains(callee)
  }

  private static let captures: Set<String> = [
    "escaping_noescape_param_capture", "method_call_in_closure_without_explicit_self",
    "property_use_in_closure_without_explicit_self",
  ]

  /// Whether a member overrides one of a class that the article shows without saying so, or one that is final.
  private func overridesSilently(_ error: CompilerMessage) -> Bool {
    ["missing_override", "override_final"].contains(error.id)
      && error.notes.contains { assuming.origin(of: $0) != .generated }
  }

  /// Whether a member of a class overrides one of a name that none of the classes has on which it is built, all
  /// of which the snippet shows.
  private func overridesNothing(_ error: CompilerMessage) -> Bool {
    guard error.id?.hasSuffix("does_not_override") == true,
      case .subject(let line) = assuming.origin(of: error)
    else { return false }
    let own = items.items[assuming.draft.subject].filter { $0.item.kind == .type }
    guard let heir = own.first(where: { $0.lines.contains(line) }),
      case let overridden = Set(heir.item.overridden.map(\.name)), !overridden.isEmpty,
      items.items.joined().allSatisfy({ $0.item.kind != .typeExtension })
    else { return false }
    var (open, seen): (Set<String>, [LinkedItem]) = (heir.item.inherited, [])
    while let name = open.popFirst() {
      guard let next = own.first(where: { $0.item.declares == [name] }), isPlain(next),
        !items.elidedTypes(seenBy: assuming.draft.subject).contains(name)
      else { return false }
      seen.append(next)
      open.formUnion(next.item.inherited.subtracting(seen.flatMap(\.item.declares)))
    }
    return !seen.isEmpty && seen.allSatisfy { overridden.isDisjoint(with: $0.item.members) }
  }

  /// Whether a type lacks something of the name that a protocol beside it requires.
  private func lacksRequirement(_ error: CompilerMessage) -> Bool {
    let quoted = error.text.quotedParts
    let own = items.items[assuming.draft.subject]
    guard error.id == "type_does_not_conform", quoted.count == 2,
      own.contains(where: { $0.item.isProtocol && $0.item.declares == [quoted[1]] }),
      !items.elidedTypes(seenBy: assuming.draft.subject).contains(quoted[0])
    else { return false }
    let linked = items.items.joined().filter {
      $0.item.kind == .type && !Set($0.item.declares).isDisjoint(with: quoted)
        || $0.item.extendedType == quoted[0]
    }
    let shown = linked.map(\.item).filter { $0.declares != [quoted[1]] }
    let inherited = shown.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    let members = shown.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let required = error.notes.filter { $0.text.hasPrefix("protocol requires ") }
      .compactMap { $0.text.firstQuoted?.identifiers.first }
    return linked.allSatisfy(isPlain) && inherited.allSatisfy { items.protocols[$0] != nil }
      && required.contains { !members.contains($0) }
  }

  /// Whether a function that does not throw tries what does, as nothing that stands in for something does.
  private func throwsUnhandled(_ error: CompilerMessage) -> Bool {
    error.id == "try_unhandled" && isFound(error, BodyReader.isInFunction)
  }

  /// Whether a function ends without the value that it promises, whatever it calls.
  func endsOpen(_ error: CompilerMessage) -> Bool {
    error.id == "missing_return_decl" && isFound(error, BodyReader.endsOpen)
      && limits.reason(for: error, in: assuming) == nil
  }

  private func isFound(
    _ error: CompilerMessage,
    _ read: (BodyReader) -> (Int, Int) -> Bool
  ) -> Bool {
    guard case .subject(let line) = assuming.origin(of: error) else { return false }
    return read(BodyReader(items.codes[assuming.draft.subject].text))(line, error.column)
  }
}
