/// The parts of a view that says that a search found nothing.
public struct SearchUnavailableContent {
  /// The title.
  public struct Label {
    package let text: String?
  }

  /// The description.
  public struct Description {}

  /// The actions, of which there are none.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  /// The words that the system shows.
  public var body: some View {
    Text(verbatim: text.map { "No Results for “\($0)”" } ?? "No Results")
  }
}

extension SearchUnavailableContent.Description: View {
  /// The words that the system shows.
  public var body: some View {
    Text(verbatim: "Check the spelling or try a new search.")
  }
}

extension SearchUnavailableContent.Actions: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
}
