import SwiftUI

extension SearchModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    let search = node.storage.value("search") { Search(in: node) }
    search.field = self
    search.focus = node.environment.values.searchFocus
    search.addToken = node.environment.values.searchParts.addToken
    let isActive = search.isActive.wrappedValue
    let parts = node.environment.values.searchParts
    content.role = .search(search)
    if let tokens = parts.tokens {
      content.children.append(Child(key: .part("tokens"), view: tokens))
    }
    if isActive { content.children += parts.children(isEmpty: text.wrappedValue.isEmpty) }
    content.environment = node.frame { values in
      values.isSearching = isActive
      values.set(search.dismiss, "dismissSearch")
      values.search = SearchTarget(search: search)
      values.searchParts = SearchParts()
      values.searchFocus = nil
    }
  }
}

extension SearchPartModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.environment = node.frame { values in
      switch part {
      case .suggestions: values.searchParts.suggestions = AnyView(self.content)
      case .tokens(let add):
        values.searchParts.tokens = AnyView(self.content)
        values.searchParts.addToken = add
      case .suggestedTokens: values.searchParts.suggestedTokens = AnyView(self.content)
      case .scopes(let activation):
        values.searchParts.scopes = AnyView(self.content)
        values.searchParts.activation = activation
      }
    }
  }
}

extension SearchCompletionModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    guard let search = node.environment.values.search?.search else { return }
    content.role = .control(
      .button(nil) {
        switch completion {
        case .text(let text): search.field?.text.wrappedValue = text
        case .token(let token): search.addToken?(token)
        }
      }
    )
  }
}

/// What the views around a field for searching give to it.
struct SearchParts {
  /// Texts to search for.
  var suggestions: AnyView?
  /// What is searched for besides words.
  var tokens: AnyView?
  /// Adds a token to those that are searched for.
  var addToken: ((Any) -> Void)?
  /// What may be searched for besides words.
  var suggestedTokens: AnyView?
  /// Places to search in.
  var scopes: AnyView?
  /// When the places are shown.
  var activation = SearchScopeActivation.automatic

  /// What a field shows that is used.
  @MainActor func children(isEmpty: Bool) -> [Child] {
    let shownScopes = activation == .onTextEntry && isEmpty ? nil : scopes
    let parts: [(String, AnyView?)] = [
      ("scopes", shownScopes), ("suggestedTokens", suggestedTokens), ("suggestions", suggestions),
    ]
    return parts.compactMap { name, view in view.map { Child(key: .part(name), view: $0) } }
  }
}

extension SearchFocusModifier: PrimitiveModifier {
  func apply(to content: inout NodeContent, in node: ViewNode) {
    content.environment = node.frame { $0.searchFocus = binding }
  }
}

/// The field for searching that a view belongs to.
struct SearchTarget {
  let search: Search
}

extension SearchTarget: ComparableInput {
  func isSameInput(as other: SearchTarget) -> Bool { search === other.search }
}

extension EnvironmentValues {
  /// The field for searching that a view belongs to.
  fileprivate(set) var search: SearchTarget? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// The state of the focus that a field for searching follows.
  fileprivate(set) var searchFocus: FocusState<Bool>.Binding? {
    get { value(default: nil) }
    set { set(newValue as Any) }
  }

  /// What the views around give to a field for searching.
  fileprivate(set) var searchParts: SearchParts {
    get { value(default: SearchParts()) }
    set { set(newValue) }
  }
}
