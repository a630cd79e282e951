import Headless
import SwiftUI
import Testing

/// Apple's pages `View/fileImporter(isPresented:allowedContentTypes:…)`, `ShareLink`, `Table`,
/// `TableColumn`, `KeyPathComparator`, `ScaledMetric`, `View/matchedGeometryEffect(id:in:…)`,
/// `View/searchable(text:tokens:…)` and `View/searchFocused(_:)`.
@MainActor @Suite("Behaviours: files, tables and measures") struct TransferBehaviourTests {
  private struct Importing: View {
    @State private var isPresented = false
    @State private var chosen = "nothing"
    var body: some View {
      Button("Import") { isPresented = true }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) { result in
          if case .success(let url) = result { chosen = url.lastPathComponent }
        }
      Text(chosen)
      Text(isPresented ? "open" : "closed")
    }
  }

  @Test("A chosen file is handed over, and the importer closes")
  func fileImporter() throws {
    let view = mount(Importing())
    let file = URL(fileURLWithPath: "/notes/a.txt")
    #expect(throws: InteractionError.self) { try view.chooseFiles(file) }
    try view.tap("Import")
    #expect(view.shows("open"))
    try view.chooseFiles(file)
    #expect(view.texts == ["Import", "a.txt", "closed"])
  }

  @Test("A cancelled importer closes and hands nothing over")
  func cancelled() throws {
    let view = mount(Importing())
    try view.tap("Import")
    try view.cancelFileImporter()
    #expect(view.texts == ["Import", "nothing", "closed"])
  }

  @Test("Several files are handed over only where this is allowed")
  func severalFiles() throws {
    struct Screen: View {
      @State private var isPresented = true
      @State private var count = 0
      let allowsMany: Bool
      var body: some View {
        Text("\(count) files").fileImporter(
          isPresented: $isPresented,
          allowedContentTypes: [.plainText],
          allowsMultipleSelection: allowsMany
        ) { result in
          count = (try? result.get().count) ?? -1
        }
      }
    }
    let (a, b) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    let many = mount(Screen(allowsMany: true))
    try many.chooseFiles(a, b)
    #expect(many.texts == ["2 files"])
    let one = mount(Screen(allowsMany: false))
    #expect(throws: InteractionError.self) { try one.chooseFiles(a, b) }
    try one.chooseFiles(a)
    #expect(one.texts == ["1 files"])
  }

  @Test("A link for sharing has its label and can be tapped")
  func shareLink() throws {
    let view = mount(
      VStack {
        ShareLink(item: "text")
        ShareLink("Send it", item: "text")
        ShareLink(item: "text") { Text("own label") }
      }
    )
    #expect(view.has(.link, "Send it"))
    #expect(view.has(.link, "own label"))
    #expect(view.elements.count == 3)
    try view.tap("Send it")
  }

  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    let age: Int
  }

  @Test("A table shows a row for each value, with a cell for each column")
  func table() {
    let people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 40)]
    let view = mount(
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age) years") }
      }
    )
    #expect(view.texts == ["Mia", "30 years", "Ada", "40 years"])
  }

  // Table: "your code must respond to changes of the sort order and sort the data".
  @Test("A sort order sorts nothing by itself; the author sorts by it")
  func sortOrder() throws {
    struct Screen: View {
      @State private var order = [KeyPathComparator(\Person.name)]
      let people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 40)]
      let isSorting: Bool
      var body: some View {
        Table(isSorting ? people.sorted(using: order) : people, sortOrder: $order) {
          TableColumn("Name", value: \Person.name)
        }
        Button("Reverse") { order = [KeyPathComparator(\Person.name, order: .reverse)] }
      }
    }
    #expect(mount(Screen(isSorting: false)).texts == ["Mia", "Ada", "Reverse"])
    let view = mount(Screen(isSorting: true))
    #expect(view.texts == ["Ada", "Mia", "Reverse"])
    try view.tap("Reverse")
    #expect(view.texts == ["Mia", "Ada", "Reverse"])
  }

  @Test(
    "A comparator compares by its key path and its order, the next one decides if they are equal"
  )
  func comparators() {
    let people = [
      Person(id: 1, name: "b", age: 1), Person(id: 2, name: "a", age: 2),
      Person(id: 3, name: "a", age: 1),
    ]
    let sorted = people.sorted(using: [
      KeyPathComparator(\Person.age, order: .reverse), KeyPathComparator(\Person.name),
    ])
    #expect(sorted.map(\.id) == [2, 3, 1])
  }

  @Test("A selected row of a table is written to the binding")
  func tableSelection() throws {
    struct Screen: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        Table([Person(id: 1, name: "Mia", age: 30)], selection: $chosen) {
          TableColumn("Name", value: \Person.name)
        }
        Text("chosen \(chosen.count)")
      }
    }
    let view = mount(Screen())
    try view.select(1)
    #expect(view.shows("chosen 1"))
  }

  @Test("A scaled number is the number itself in the usual text size, and larger in larger ones")
  func scaledMetric() throws {
    struct Measured: View {
      @ScaledMetric(relativeTo: .title) private var side = 20.0
      var body: some View { Text("\(Int(side))") }
    }
    #expect(mount(Measured()).texts == ["20"])
    let large = mount(Measured().dynamicTypeSize(.accessibility3))
    #expect(try #require(Int(large.texts[0])) > 20)
    let small = mount(Measured().dynamicTypeSize(.xSmall))
    #expect(try #require(Int(small.texts[0])) < 20)
  }

  // View/matchedGeometryEffect(id:in:properties:anchor:isSource:): "it doesn't remove the need for
  // other views"; both views are there as the program says.
  @Test("A matched geometry changes nothing of which views are there and what they keep")
  func matchedGeometry() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @Namespace private var space
      @State private var isLarge = false
      var body: some View {
        if isLarge {
          Counter().matchedGeometryEffect(id: "hero", in: space).padding(50)
        } else {
          Counter().matchedGeometryEffect(id: "hero", in: space)
        }
        Button("Zoom") { withAnimation { isLarge.toggle() } }
      }
    }
    let view = mount(Screen())
    try view.tap("count 0")
    try view.tap("Zoom")
    #expect(view.has("count 0"))
    #expect(view.animations.last == .default)
  }

  @Test("A search field with the focus shows that the user searches")
  func searchFocused() throws {
    struct Results: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text(isSearching ? "searching" : "idle") }
    }
    struct Screen: View {
      @State private var query = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack { Results().searchable(text: $query).searchFocused($isFocused) }
        Button("Search") { isFocused = true }
        Text(isFocused ? "focused" : "free")
      }
    }
    let view = mount(Screen())
    #expect(view.shows("idle") && view.shows("free"))
    try view.tap("Search")
    #expect(view.shows("searching") && view.shows("focused"))
    try view.cancelSearch()
    #expect(view.shows("idle") && view.shows("free"))
    try view.search("a")
    #expect(view.shows("focused"))
  }

  @Test("Tokens are shown with the search and belong to the author")
  func tokens() throws {
    struct Token: Identifiable, Hashable {
      let id: String
    }
    struct Screen: View {
      @State private var query = ""
      @State private var tokens = [Token(id: "fruit")]
      var body: some View {
        NavigationStack {
          Text("\(tokens.count) tokens, \(query)")
            .searchable(text: $query, tokens: $tokens) { Text("token \($0.id)") }
        }
        Button("Drop") { tokens.removeAll() }
      }
    }
    let view = mount(Screen())
    try view.search("a")
    #expect(view.shows("1 tokens, a"))
    #expect(view.shows("token fruit"))
    try view.tap("Drop")
    #expect(view.shows("0 tokens, a"))
    #expect(!view.shows("token fruit"))
  }

  // View/navigationDestination(for:destination:): "Do not put a navigation destination modifier inside
  // a 'lazy' container, like List or LazyVStack."
  @Test("A destination inside of a lazy container is warned of")
  func lazyDestination() {
    let view = mount(
      NavigationStack {
        List {
          Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
    )
    #expect(view.warnings.contains { $0.contains("lazy container, List") })
    let right = mount(
      NavigationStack {
        List { Text("a") }.navigationDestination(for: Int.self) { Text("\($0)") }
      }
    )
    #expect(right.warnings.isEmpty)
  }

  // The same page: a destination belongs to the nearest stack, and that is not in a lazy container.
  @Test("What is between counts: a view does not hide the lazy container, a stack does")
  func lazyDestinationFarther() {
    let farther = mount(
      NavigationStack {
        LazyVStack {
          VStack { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
      }
    )
    #expect(farther.warnings.contains { $0.contains("lazy container, LazyVStack") })
    let stackWithin = mount(
      List {
        NavigationStack {
          VStack { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
        }
      }
    )
    #expect(stackWithin.warnings.isEmpty)
  }
}
