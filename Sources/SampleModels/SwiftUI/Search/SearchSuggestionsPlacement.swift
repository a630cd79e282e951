/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Combines bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A menu at the field.
    public static let menu = Set(rawValue: 1)
    /// Where the content is.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Where the system shows them.
  public static var automatic: SearchSuggestionsPlacement { .init("automatic") }
  /// A menu at the field.
  public static var menu: SearchSuggestionsPlacement { .init("menu") }
  /// Where the content is.
  public static var content: SearchSuggestionsPlacement { .init("content") }
}

extension View {
  /// Shows or hides the suggestions in some places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    display(visibility, placements)
  }
}
