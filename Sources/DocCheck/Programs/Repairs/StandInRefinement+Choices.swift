import SwiftSyntax

/// Types of values that several places ask for.
extension StandInRefinement {
  /// Gives a value another type than the one that it was given first, where it stands by itself and another
  /// place asks for that, or lets it be missing where what is assigned may be; false where there is none.
  ///
  /// A value gets another type once: two places may ask for different ones.
  func corrects(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    let unwrapped = error.id == "optional_not_unwrapped" ? error.text.quotedParts.last : nil
    // An element of an array always exists, a value of a dictionary may not.
    if let unwrapped, let list = names.list(at: error), isOpen(list, in: draft) {
      setResult("[\(unwrapped)]", of: list, in: &draft)
      return true
    }
    let change: (name: String?, from: String, to: String)? =
      if let unwrapped {
        (target(at: error), unwrapped, unwrapped + "?")
      } else if case .conversion(from: let from, to: let to)? = TypeRequest(error) {
        (names.identifier(at: error), from, to)
      } else {
        nil
      }
    guard let change, let index = change.name.flatMap({ value(named: $0, in: draft) }),
      !draft.standIns[index].isCorrected
    else { return false }
    let isUnknown = change.from == UnknownType.name && change.to == UnknownType.name + "?"
    guard
      isUnknown
        ? draft.standIns[index].result == nil
        : draft.standIns[index].result == change.from
          && !(change.from + change.to).identifiers.contains(UnknownType.name)
    else { return false }
    draft.standIns[index].result = change.to
    draft.standIns[index].isCorrected = true
    return true
  }

  /// Gives the unknown arguments of a call that has several forms the types of its first form; false where
  /// this is something else.
  func chooses(_ error: CompilerMessage, in draft: inout Draft) -> Bool {
    guard error.id == "no_overloads_match_exactly_in_call",
      let types = error.notes.lazy.compactMap(Self.parameters).first,
      let arguments = namedArguments(at: error), arguments.count == types.count
    else { return false }
    let open = zip(arguments, types).compactMap { name, type -> (String, String)? in
      guard let name, isOpen(name, in: draft), type.allSatisfy(Self.isPartOfType) else {
        return nil
      }
      return (name, type)
    }
    for (name, type) in open { setResult(type, of: name, in: &draft) }
    return !open.isEmpty
  }

  /// The arguments of the call at an error's place: the name of each that is nothing else.
  private func namedArguments(at error: CompilerMessage) -> [String?]? {
    let arguments = attempt.program.tokens.read(line: error.line, column: error.column) {
      token -> [String?]? in
      let call = sequence(first: Syntax(token), next: \.parent).lazy
        .compactMap { $0.as(FunctionCallExprSyntax.self) }.first
      return call?.arguments.map {
        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutBackticks
      }
    }
    return arguments ?? nil
  }

  /// The types of the parameters in a note on a function that was not taken: `candidate has partially matching
  /// parameter list (Int, from: Date)`.
  private static func parameters(_ note: CompilerMessage) -> [String]? {
    guard let list = note.text.wholeMatch(of: partialMatch)?.1, !list.contains("(") else {
      return nil
    }
    return list.components(separatedBy: ", ").map {
      $0.components(separatedBy: ": ").last ?? $0
    }
  }

  private static let partialMatch = Pattern(
    /candidate has partially matching parameter list \((.*)\)/
  )

  /// Whether a character can belong to the name of a type without arguments.
  private static func isPartOfType(_ character: Character) -> Bool {
    character.isPartOfName || ".?".contains(character)
  }
}
