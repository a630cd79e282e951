import Headless
import SwiftUI
import Testing

private struct Shopping: View {
  @State private var items = ["milk", "tea", "rice"]
  @State private var selected: String?

  var body: some View {
    List(selection: $selected) {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    Text("selected \(selected ?? "nothing")")
  }
}

@MainActor @Suite("Lists") struct ListEditingTests {
  @Test("Rows are deleted by their places")
  func delete() throws {
    let view = mount(Shopping())
    try view.deleteRows(at: [0, 2])
    #expect(view.texts == ["tea", "selected nothing"])
  }

  @Test("Rows are moved")
  func move() throws {
    let view = mount(Shopping())
    try view.moveRows(from: [0], to: 3)
    #expect(view.texts.prefix(3) == ["tea", "rice", "milk"])
  }

  @Test("A row is selected by its identity")
  func select() throws {
    let view = mount(Shopping())
    try view.select("tea")
    #expect(view.shows("selected tea"))
  }

  @Test("A list without edits says so")
  func noEdits() {
    let view = mount(List(["a"], id: \.self) { Text($0) })
    #expect(throws: InteractionError.self) { try view.deleteRows(at: [0]) }
  }

  @Test("Content is loaded again when it is pulled down")
  func refresh() async throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        List { Text("loaded \(count)") }.refreshable { count += 1 }
      }
    }
    let view = mount(Screen())
    try await view.refresh()
    #expect(view.shows("loaded 1"))
  }
}
