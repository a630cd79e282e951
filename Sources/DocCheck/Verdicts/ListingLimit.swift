/// Tells a declaration that is only shown from one that is meant to be complete.
enum ListingLimit {
  /// Why errors say nothing about the code; nothing if they do.
  static func reason(
    for error: CompilerMessage,
    in attempt: Attempt,
    _ items: ArticleItems
  ) -> String? {
    guard let name = error.text.quotedParts.first else { return nil }
    if let type = error.classWithoutInitializer {
      let isWhole = items.showsUninitialized(class: type, in: attempt.draft.subject)
      return attempt.makes(type) || isWhole
        ? nil : "the initializer of '\(type)' is not shown"
    }
    if let variable = error.unsetVariable {
      let isPremise = items.items(of: attempt.draft).contains { item in
        item.kind == .variable && item.lacksValue && item.declares.contains(variable)
      }
      return isPremise ? "the value of '\(variable)' is not shown" : nil
    }
    switch error.id {
    case "type_does_not_conform":
      let type = name.identifiers.first ?? name
      let isEmpty = items.items[attempt.draft.subject].contains { linked in
        linked.item.kind == .type && linked.item.members.isEmpty
          && linked.item.declares.contains(type)
      }
      if isEmpty { return "the members of '\(type)' are not shown" }
      // An excerpt of a view is still one, of other types what is missing is forgotten.
      return UnshownMember(bodyMissedBy: error, in: attempt, items)
        .map { "the body of '\($0.type)' is not shown" }
    case "cannot_convert_argument_value":
      // `.frame(width: CGFloat)`: types stand where a call would have values.
      let names = error.text.quotedParts
      let listsTypes = names.count == 2 && names[0] == names[1] + ".Type"
      return listsTypes && items.snippets[attempt.draft.subject].shape == .modifierChain
        ? SignatureJudge.withoutBodies : nil
    case "missing_return_decl":
      // One may be forgotten; several are an outline.
      let empty = attempt.compilation.errors.filter {
        $0.id == error.id && isEmptyBody(endingAt: $0, attempt.program)
      }
      return empty.count > 1 && empty.contains(error) ? "bodies of functions are not shown" : nil
    default: return nil
    }
  }

  /// Whether nothing but comments stands before the closing brace at an error's place.
  private static func isEmptyBody(endingAt error: CompilerMessage, _ program: Program) -> Bool {
    guard let last = program.line(error.line) else { return false }
    var before = last.parts(atColumn: error.column).before.trimmingBlanks
    var number = error.line
    while before.isEmpty || before.hasPrefix("//"), number > 1 {
      number -= 1
      before = (program.line(number) ?? "").trimmingBlanks
    }
    return before.hasSuffix("{")
  }
}
