import Headless
import SwiftUI
import Testing

/// Apple's pages `View/searchable(text:placement:prompt:)`, `EnvironmentValues/isSearching`,
/// `EnvironmentValues/dismissSearch`, `View/searchSuggestions(_:)`, `View/searchCompletion(_:)`,
/// `View/searchScopes(_:scopes:)` and `View/onSubmit(of:_:)`.
@MainActor @Suite("Behaviours: searchable") struct SearchableTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let query: String
    var body: some View {
      Text(isSearching ? "searching \(query)" : "idle")
      Button("Done") { dismissSearch() }
    }
  }

  private enum Scope: String, CaseIterable { case all, fruit }

  private struct Screen: View {
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var submitted = ""
    var body: some View {
      NavigationStack {
        List {
          Results(query: query)
          Text("in \(scope.rawValue)")
          Text("submitted \(submitted)")
        }
        .searchable(text: $query, prompt: "Find")
        .searchSuggestions {
          Text("Apple").searchCompletion("apple")
          Text("Only shown")
        }
        .searchScopes($scope) {
          ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .onSubmit(of: .search) { submitted = query }
      }
    }
  }

  @Test("isSearching is true while the user searches, in the views inside")
  func isSearching() throws {
    let view = mount(Screen())
    #expect(view.shows("idle"))
    try view.search("pear")
    #expect(view.shows("searching pear"))
  }

  @Test("dismissSearch ends the search and empties the field")
  func dismissing() throws {
    let view = mount(Screen())
    try view.search("pear")
    try view.tap("Done")
    #expect(view.shows("idle"))
    try view.search("")
    #expect(view.shows("searching "))
  }

  @Test("Suggestions are shown while the user searches, and a completion fills the field")
  func suggestions() throws {
    let view = mount(Screen())
    #expect(!view.shows("Apple"))
    try view.search("a")
    #expect(view.shows("Apple"))
    try view.tap("Apple")
    #expect(view.shows("searching apple"))
    #expect(throws: InteractionError.self) { try view.tap("Only shown") }
  }

  @Test("Scopes are a choice that is shown while the user searches")
  func scopes() throws {
    let view = mount(Screen())
    #expect(throws: InteractionError.self) { try view.select(Scope.fruit) }
    try view.search("a")
    try view.select(Scope.fruit)
    #expect(view.shows("in fruit"))
  }

  @Test("Submitting a search acts once, with the typed words")
  func submitting() throws {
    let view = mount(Screen())
    try view.search("plum")
    #expect(view.shows("submitted "))
    try view.submitSearch()
    #expect(view.shows("submitted plum"))
  }

  @Test("Cancelling a search empties the field and hides suggestions")
  func cancelling() throws {
    let view = mount(Screen())
    try view.search("a")
    try view.cancelSearch()
    #expect(view.shows("idle"))
    #expect(!view.shows("Apple"))
  }

  // View/searchable(text:isPresented:placement:prompt:)
  @Test("A binding shows the search and follows it")
  func presented() throws {
    struct Screen: View {
      @State private var query = ""
      @State private var isSearching = false
      var body: some View {
        Results(query: query).searchable(text: $query, isPresented: $isSearching)
        Text(isSearching ? "open" : "closed")
        Button("Search") { isSearching = true }
      }
    }
    let view = mount(Screen())
    try view.tap("Search")
    #expect(view.shows("searching "))
    try view.cancelSearch()
    #expect(view.shows("closed"))
    try view.search("b")
    #expect(view.shows("open"))
  }
}
