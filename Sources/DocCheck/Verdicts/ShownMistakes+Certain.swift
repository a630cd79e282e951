/// Mistakes that no declaration of what is not shown could take away.
extension ShownMistakes {
  /// Whether an error is about the form of what the snippet shows, whatever the unknown names in it are.
  func standsAlone(_ error: CompilerMessage) -> Bool {
    Self.forms.contains(error.id) || fallsThrough(error) || isLiteralMismatch(error)
      || changesParameter(error) || isOutOfReach(error) || forgetsEffect(error)
      || isMadeWrongly(error)
  }

  /// An extension stores something; a protocol's method has a body; a `switch` has no cases; a condition
  /// binds an expression instead of a name.
  static let forms: Set<String?> = [
    "empty_switch_stmt", "extension_stored_property", "protocol_method_with_body",
    "conditional_var_valid_identifiers_only", "iflet_pattern_matching",
  ]

  /// Whether a `guard` goes on where it must not; a function that is not shown may never return, and a
  /// comment may stand for what leaves.
  private func fallsThrough(_ error: CompilerMessage) -> Bool {
    let functions = assuming.draft.standIns.filter { $0.kind == .function }.map(\.name)
    let body = (max(1, error.line - 3)...error.line).compactMap(assuming.program.line)
    return error.id == "guard_body_must_not_fallthrough"
      && !body.dropLast().contains { $0.contains("*/") || $0.trimmingBlanks.hasPrefix("//") }
      && Set(functions).isDisjoint(with: body.flatMap(\.identifiers))
  }

  /// Whether a literal is to be of a type that is written out and that it cannot be of.
  private func isLiteralMismatch(_ error: CompilerMessage) -> Bool {
    let isWritten =
      error.text.contains(" to specified type ") || error.text.contains(" to return type ")
    guard isWritten, error.text.quotedParts.allSatisfy(Self.literalTypes.contains),
      let value = assuming.program.line(error.line)?.parts(atColumn: error.column).behind
    else { return false }
    return value.first.map { $0 == "\"" || $0.isNumber } ?? false || value.hasPrefix("true")
      || value.hasPrefix("false")
  }

  private static let literalTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// Whether a function gives one of its parameters another value.
  private func changesParameter(_ error: CompilerMessage) -> Bool {
    guard error.id == "assignment_lhs_is_immutable_variable", !error.text.hasSuffix("is a method"),
      let name = error.text.quotedParts.first, case .subject(let line) = assuming.origin(of: error)
    else { return false }
    return items.items[assuming.draft.subject].contains { linked in
      linked.item.kind == .function && linked.lines.contains(line)
        && linked.text.prefix { $0 != "{" }.contains("\(name):")
    }
  }

  /// Whether a member is used outside of the type which the snippet lets nobody else use it.
  private func isOutOfReach(_ error: CompilerMessage) -> Bool {
    guard error.id == "candidate_inaccessible", let name = error.text.firstQuoted else {
      return false
    }
    return items.items[assuming.draft.subject].contains {
      $0.item.kind == .type && $0.item.members.contains(name)
    }
  }

  /// Whether a function of the snippet's that throws or waits is called without `try` or from one that
  /// does not wait.
  private func forgetsEffect(_ error: CompilerMessage) -> Bool {
    let effects: [String?: String] = [
      "async_in_nonasync_function": " async", "tryless_throwing_call_unhandled": " throws",
    ]
    guard let effect = effects[error.id],
      let name = assuming.sites(of: [error]).first?.calls.first?.name
    else { return false }
    let functions = items.items.joined().filter { $0.item.declares.contains(name) }
    return functions.contains { $0.reference.snippet == assuming.draft.subject }
      && functions.allSatisfy {
        $0.item.kind == .function && $0.text.prefix { $0 != "{" }.contains(effect)
      }
  }

  /// Whether a type that the snippet shows whole, and that no initialiser is written for, is made with too
  /// few or too many arguments.
  private func isMadeWrongly(_ error: CompilerMessage) -> Bool {
    let isCount =
      error.id?.hasPrefix("missing_argument") == true && error.id != "missing_argument_labels"
      || error.id == "extra_argument_to_nullary_call"
    guard isCount, let name = assuming.sites(of: [error]).first?.calls.first?.name,
      !assuming.draft.standIns.contains(where: { $0.kind == .wrapper }),
      !items.elidedTypes(seenBy: assuming.draft.subject).contains(name)
    else { return false }
    let declarations = items.items.joined().filter {
      $0.item.declares.contains(name) || $0.item.extendedType == name
    }
    let unknown = Set(assuming.draft.standIns.map(\.name))
    return declarations.contains { $0.reference.snippet == assuming.draft.subject }
      && declarations.allSatisfy { linked in
        linked.item.kind == .type && linked.item.isStructure && isPlain(linked)
          && !linked.text.contains("init(") && unknown.isDisjoint(with: linked.item.inherited)
          && linked.item.inherited.allSatisfy { items.protocols[$0] == nil }
      }
  }
}
