/// Finds the errors of code with names that are declared nowhere by which it contradicts what it shows
/// itself.
struct ShownMistakes {
  let items: ArticleItems
  let known: KnownNames
  /// The program with such names taken to exist.
  let assuming: Attempt
  /// What may make an error of it say nothing about the code.
  let limits: Limits

  init(items: ArticleItems, known: KnownNames, assuming: Attempt) {
    (self.items, self.known, self.assuming) = (items, known, assuming)
    limits = Limits(items: items, subject: assuming.draft.subject, known: known)
  }

  private var draft: Draft { assuming.draft }

  /// Whether an error of the snippet's is about nothing but what the article shows.
  func contains(_ error: CompilerMessage) -> Bool {
    let isMistake =
      Self.ids.contains(error.id) || isConstant(error)
      || forgetsSuper(error) || isChangedByMethod(error) || lacksConformance(error)
      || isUnwrapped(error) || isOfOtherOperands(error)
      || isOfKnownOperands(error) || isDeclaredTwice(error)
      || waitsInVain(error) || breaksPromise(error)
      || standsAlone(error)
    return isMistake && limits.reason(for: error, in: assuming) == nil
  }

  /// A weak reference is not optional; a value is read before it has one; a protocol itself is to conform
  /// to another one.
  private static let ids: Set<String?> = [
    "invalid_ownership_not_optional", "variable_used_before_initialized", "type_cannot_conform",
  ]

  /// Whether `await` stands where nothing may wait; a call without it may be of another version of what
  /// is called.
  private func waitsInVain(_ error: CompilerMessage) -> Bool {
    error.id == "async_in_nonasync_function" && error.text.hasPrefix("'await' in")
  }

  /// Whether no macro that nobody shows may add to a type.
  func isPlain(_ linked: LinkedItem) -> Bool {
    linked.head.matches(of: Self.attributeName).map { String($0.1) }.allSatisfy {
      known.declares($0) || known.optional.module(ofMacro: $0) != nil
        || items.declaredNames.contains($0)
    }
  }

  /// Whether what the article declares with `let`, or a loop counts with, is changed; the parameter of a
  /// closure may be one that the function which gets the closure lets it change.
  private func isConstant(_ error: CompilerMessage) -> Bool {
    guard error.text.hasSuffix("is a 'let' constant"),
      let name = error.text.quotedParts.dropLast().last
    else { return false }
    if error.id == "assignment_lhs_is_immutable_property" {
      return items.declaredNames.contains(name)
    }
    let lines = assuming.program.text.split(separator: "\n").map { String($0).identifiers }
    return lines.contains { words in
      zip(words, words.dropFirst()).contains { ["let", "for"].contains($0) && $1 == name }
    }
  }

  /// Whether an initialiser of a class leaves out that of a library's class on which it is built.
  private func forgetsSuper(_ error: CompilerMessage) -> Bool {
    guard error.id == "superselfinit_not_called_before_return",
      case .subject(let line) = assuming.origin(of: error)
    else { return false }
    return items.items[draft.subject].contains {
      $0.item.kind == .type && $0.lines.contains(line)
        && $0.item.inherited.allSatisfy { known.declares($0) && !items.topLevelNames.contains($0) }
    }
  }

  /// Whether a method of a structure that the snippet shows changes one of its properties without being
  /// `mutating`.
  private func isChangedByMethod(_ error: CompilerMessage) -> Bool {
    guard error.isOfImmutableSelf, case .subject(let line) = assuming.origin(of: error),
      let (before, behind) = assuming.program.line(error.line)?.parts(atColumn: error.column)
    else { return false }
    // An operator comes after what it changes.
    let isOperator = behind.first?.isPartOfName == false
    let changed =
      isOperator ? before.split(separator: " ").last.map(String.init) ?? "" : behind
    let name = String(changed.trimmingPrefix("self.")).leadingName
    return items.items[draft.subject].contains {
      $0.item.kind == .type && $0.lines.contains(line) && $0.item.members.contains(name)
        && isPlain($0)
    }
  }

  /// Whether a type of the article's does not state a library's protocol that its place asks for; a
  /// model may be observed in one way here and in another one there, and no type states that it can be
  /// copied.
  private func lacksConformance(_ error: CompilerMessage) -> Bool {
    guard error.id?.hasPrefix("type_does_not_conform") ?? false,
      let (type, name) = TypeRequest(error)?.conformance, known.declares(name),
      !["Copyable", "Escapable", "ObservableObject"].contains(name)
    else { return false }
    let shown = items.items.joined().filter {
      $0.item.kind == .type && $0.item.declares.contains(type) || $0.item.extendedType == type
    }
    let stated = shown.reduce(into: Set<String>()) { $0.formUnion($1.item.inherited) }
    // A type that only a later snippet shows may be another one.
    return shown.contains { $0.item.kind == .type && $0.reference.snippet <= draft.subject }
      && shown.allSatisfy(isPlain)
      && !stated.contains(name)
      && stated.allSatisfy { known.declares($0) || $0 == "AnyObject" }
  }

  /// Whether what `try?` gives, which may be nothing, is to be a value of a type that is not optional:
  /// an operator behind it is a part of what is tried.
  func forgetsOptional(_ error: CompilerMessage) -> Bool {
    let types = error.text.quotedParts
    guard error.id?.hasPrefix("cannot_convert") == true,
      types.first == UnknownType.name + "?", let wanted = types.last, !wanted.hasSuffix("?"),
      Set(draft.standIns.map(\.name) + [UnknownType.name]).isDisjoint(with: wanted.identifiers),
      let line = assuming.program.line(error.line)
    else { return false }
    let (before, behind) = line.parts(atColumn: error.column)
    return before.trimmingBlanks.hasSuffix("try?") || behind.hasPrefix("try?")
  }

  /// Whether the snippet itself declares something twice.
  private func isDeclaredTwice(_ error: CompilerMessage) -> Bool {
    error.isRedeclaration
      && error.notes.contains {
        if case .subject = assuming.origin(of: $0) { true } else { false }
      }
  }

  /// Whether a type of the snippet's declares an operator all of whose operands are of other types that
  /// the article shows.
  private func isOfOtherOperands(_ error: CompilerMessage) -> Bool {
    guard error.id == "operator_in_unrelated_type", let type = error.text.quotedParts.last,
      let line = assuming.program.line(error.line)
    else { return false }
    return items.topLevelNames.contains(type)
      && Set(draft.standIns.map(\.name)).isDisjoint(with: line.identifiers)
  }

  /// Whether the types of both operands of an operator are known: the line, up to a brace, names only variables whose
  /// values use nothing unknown.
  private func isOfKnownOperands(_ error: CompilerMessage) -> Bool {
    guard error.id == "cannot_apply_binop_to_args", let line = assuming.program.line(error.line)
    else { return false }
    let operands = String(line.prefix { $0 != "{" }).replacing("self.", with: "")
    let names = operands.identifiers.filter { name in
      name.first?.isLetter == true && (name == "self" || !SymbolReader.keywords.contains(name))
    }
    return !names.isEmpty && names.allSatisfy(hasKnownValue)
  }

  /// Whether a constant or variable of the snippet's that may have no value, and into whose value nothing
  /// unknown goes, stands where one is wanted, or a member is read of it.
  private func isUnwrapped(_ error: CompilerMessage) -> Bool {
    guard ["optional_base_not_unwrapped", "optional_not_unwrapped"].contains(error.id),
      let line = assuming.program.line(error.line)
    else { return false }
    return line.parts(atColumn: error.column).behind.identifiers.first.map(hasKnownValue) ?? false
  }

  /// Whether nothing unknown goes into the only value of a constant or variable.
  private func hasKnownValue(_ name: String) -> Bool {
    // What `self` is need not be shown, either.
    let unknown = Set(draft.standIns.map(\.name) + ["self"])
    let lines = LineNames(lines: assuming.program.text.split(separator: "\n"))
    // A condition may bind the name anew.
    let values = lines.values(of: [name]).filter { String($0).identifiers.first != name }
    return values.count == 1 && unknown.isDisjoint(with: String(values[0]).identifiers)
  }

  private static let attributeName = Pattern(/@([A-Z]\w*)/)
}
