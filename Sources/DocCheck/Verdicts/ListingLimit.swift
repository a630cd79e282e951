/// Tells a declaration that is only shown from one that is meant to be complete.
enum ListingLimit {
  /// Why errors say nothing about the code; nothing if they do.
  static func reason(
    for error: CompilerMessage,
    in attempt: Attempt,
    _ items: ArticleItems
  ) -> String? {
    guard let name = error.text.quotedParts.first else { return nil }
    switch error.id {
    case "class_without_init":
      return isMade(name, in: attempt) ? nil : "the initialiser of '\(name)' is not shown"
    case "variable_used_before_initialized", "variable_defer_use_uninit":
      let isPremise = items.items(of: attempt.draft).contains { item in
        item.kind == .variable && item.lacksValue && item.declares.contains(name)
      }
      return isPremise ? "the value of '\(name)' is not shown" : nil
    case "type_does_not_conform":
      let type = name.identifiers.first ?? name
      let isEmpty = items.items[attempt.draft.subject].contains { linked in
        linked.item.kind == .type && linked.item.members.isEmpty
          && linked.item.declares.contains(type)
      }
      return isEmpty ? "the members of '\(type)' are not shown" : nil
    default: return nil
    }
  }

  /// Whether the code makes a value of a class that has no initialiser.
  private static func isMade(_ name: String, in attempt: Attempt) -> Bool {
    attempt.compilation.errors.contains {
      $0.text.contains("'\(name)' cannot be constructed because it has no accessible init")
    }
  }
}
