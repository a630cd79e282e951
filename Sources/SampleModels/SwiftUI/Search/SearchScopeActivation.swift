/// When scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = SearchScopeActivation(name: "automatic")

  /// The value that is called on text entry.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")

  /// The value that is called on search presentation.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
