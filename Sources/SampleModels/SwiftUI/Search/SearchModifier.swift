/// Adds a field for searching to a view.
package struct SearchModifier {
  package let text: Binding<String>
  package let isPresented: Binding<Bool>?
  package let prompt: Text?
}

extension SearchModifier: ViewModifier {
  package typealias Body = Never
}

/// Gives something to the field for searching that the modified view has.
package struct SearchPartModifier<Content: View> {
  package let part: SearchPart
  package let content: Content
}

extension SearchPartModifier: ViewModifier {
  package typealias Body = Never
}

/// What a field for searching shows while it is used.
package enum SearchPart {
  /// Texts to search for.
  case suggestions
  /// What is searched for besides words, and what adds a token to it.
  case tokens((Any) -> Void)
  /// What may be searched for besides words.
  case suggestedTokens
  /// Places to search in.
  case scopes(SearchScopeActivation)
}

/// Searches for something when the modified view is chosen.
package struct SearchCompletionModifier {
  /// What is searched for.
  package enum Completion {
    /// Words.
    case text(String)
    /// A token besides the words.
    case token(Any)
  }

  package let completion: Completion
}

extension SearchCompletionModifier: ViewModifier {
  package typealias Body = Never
}
