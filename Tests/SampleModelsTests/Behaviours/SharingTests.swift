import Headless
import SwiftUI
import Testing

/// Apple's pages `ShareLink`, `Transferable`, `ProxyRepresentation`, `Table` and `TableColumn`.
@MainActor @Suite("Behaviours: sharing and sorting") struct SharingTests {
  private struct Recipe: Transferable {
    let title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableNote.note
      ProxyRepresentation(exporting: \.title)
    }

    /// A form that is no proxy, before the one that is.
    private enum CodableNote {
      static var note: DataRepresentation<Recipe> {
        DataRepresentation(exportedContentType: .data) { Data($0.title.utf8) }
      }
    }
  }

  // ShareLink: "People tap or click on a share link to present a share interface" for its items.
  @Test("A tapped link shares its items, nothing is shared before")
  func sharing() throws {
    let view = mount(
      VStack {
        ShareLink("One", item: "text")
        ShareLink("Many", items: ["a", "b"])
        ShareLink(item: Recipe(title: "Soup"), preview: SharePreview("Soup")) { Text("Recipe") }
      }
    )
    #expect(view.sharedItems.isEmpty)
    try view.tap("One")
    #expect(view.sharedItems as? [String] == ["text"])
    try view.tap("Many")
    #expect(view.sharedItems as? [String] == ["a", "b"])
    try view.tap("Recipe")
    #expect((view.sharedItems.first as? Recipe)?.title == "Soup")
  }

  @Test("A disabled link shares nothing")
  func disabledSharing() {
    let view = mount(ShareLink("One", item: "text").disabled(true))
    #expect(throws: InteractionError.self) { try view.tap("One") }
    #expect(view.sharedItems.isEmpty)
  }

  // ProxyRepresentation: "A transfer representation that uses another type's transfer
  // representation as its own."
  @Test("A dragged value is dropped as what its proxy makes of it")
  func proxies() throws {
    struct Screen: View {
      @State private var words = "nothing"
      var body: some View {
        Text("source").draggable(Recipe(title: "Soup"))
        Text(words).dropDestination(for: String.self) { dropped, _ in
          words = dropped.joined()
          return true
        }
        Text("numbers").dropDestination(for: Data.self) { _, _ in true }
      }
    }
    let view = mount(Screen())
    try view.find("source").drag(onto: view.find("nothing"))
    #expect(view.shows("Soup"))
  }

  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.age)]
    let people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 40)]
    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \Person.name)
        TableColumn("Age", value: \Person.age) { Text("\($0.age)") }
      }
      Text("\(order.count) orders")
    }
  }

  // Table, "Build tables with sortable columns": the table reflects the sorted state through its
  // column headers, and lets users sort by any column with a key path.
  @Test("A click on a column's header sorts by it, another one turns the order round")
  func headers() throws {
    let view = mount(People())
    #expect(view.texts == ["Mia", "30", "Ada", "40", "1 orders"])
    try view.sortTable(by: "Name")
    #expect(view.texts == ["Ada", "40", "Mia", "30", "2 orders"])
    try view.sortTable(by: "Name")
    #expect(view.texts == ["Mia", "30", "Ada", "40", "2 orders"])
    try view.sortTable(by: "Age")
    #expect(view.texts == ["Mia", "30", "Ada", "40", "2 orders"])
  }

  @Test("A table is not sorted by a column that it does not have, or without an order")
  func otherHeaders() {
    let view = mount(People())
    #expect(throws: InteractionError.self) { try view.sortTable(by: "Weight") }
    let plain = mount(
      Table([Person(id: 1, name: "Mia", age: 30)]) { TableColumn("Name", value: \.name) }
    )
    #expect(throws: InteractionError.self) { try plain.sortTable(by: "Name") }
  }
}
