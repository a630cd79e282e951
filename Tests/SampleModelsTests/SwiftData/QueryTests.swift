import Headless
import SwiftData
import SwiftUI
import Testing

private struct Shelves: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Shelf.name) private var shelves: [Shelf]

  var body: some View {
    ForEach(shelves) { Text($0.name) }
    Button("Add") { context.insert(Shelf(name: "b")) }
    Button("Clear") {
      for index in shelves.indices { context.delete(shelves[index]) }
    }
  }
}

private struct WideShelves: View {
  @Query private var shelves: [Shelf]

  init(width: Double) {
    _shelves = Query(filter: #Predicate { $0.width >= width }, sort: \.name, animation: .default)
  }

  var body: some View { Text(shelves.map(\.name).joined(separator: " ")) }
}

private struct Editor: View {
  @Bindable var shelf: Shelf
  var body: some View { TextField("Name", text: $shelf.name) }
}

private struct Screen: View {
  @State private var width = 1.0
  var body: some View {
    WideShelves(width: width)
    Button("Wider") { width += 1 }
  }
}

private struct Kitchen: App {
  var body: some Scene {
    WindowGroup { Shelves() }.modelContainer(for: Shelf.self, inMemory: true)
  }
}

@MainActor @Suite("Queries of views") struct QueryTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try .ofShelves()
  }

  @Test("A view shows what is inserted, and not what is deleted")
  func insertion() throws {
    let view = mount(Shelves().modelContainer(container))
    #expect(view.texts == ["Add", "Clear"])
    try view.tap("Add")
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    #expect(view.texts == ["a", "b", "Add", "Clear"])
    try view.tap("Clear")
    #expect(view.texts == ["Add", "Clear"])
  }

  @Test("A view shows a changed model, in its new place")
  func changes() throws {
    let (first, second) = (Shelf(name: "a"), Shelf(name: "b"))
    for shelf in [first, second] { context.insert(shelf) }
    let view = mount(Shelves().modelContainer(container))
    first.name = "c"
    #expect(view.texts == ["b", "c", "Add", "Clear"])
    context.rollback()
    #expect(view.texts == ["Add", "Clear"])
  }

  @Test("A model comes into what is filtered, and a view can ask for other models")
  func filters() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    context.insert(Shelf(name: "b"))
    let view = mount(Screen().modelContainer(container))
    #expect(view.texts == ["a b", "Wider"])
    try view.tap("Wider")
    #expect(view.texts == ["", "Wider"])
    shelf.width = 3
    #expect(view.texts == ["a", "Wider"])
  }

  @Test("A view is left alone by what its query does not ask for")
  func counts() throws {
    let view = mount(WideShelves(width: 1).modelContainer(container))
    context.insert(Spice(name: "salt"))
    #expect(view.bodyCount(of: WideShelves.self) == 1)
    context.insert(Shelf(name: "a"))
    #expect(view.texts == ["a"])
    #expect(view.bodyCount(of: WideShelves.self) == 2)
  }

  @Test("A view shows what other contexts have saved")
  func otherContexts() throws {
    let view = mount(Shelves().modelContainer(container))
    let other = ModelContext(container)
    other.insert(Shelf(name: "a"))
    #expect(view.texts == ["Add", "Clear"])
    try other.save()
    #expect(view.texts == ["a", "Add", "Clear"])
  }

  @Test("A binding writes a property of a model")
  func bindings() throws {
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    let view = mount(Editor(shelf: shelf).modelContainer(container))
    try view.type("Oak", into: "Name")
    #expect(shelf.name == "aOak")
  }

  @Test("A view and a scene make containers of their own, and keep them")
  func containers() throws {
    for view in [
      mount(Shelves().modelContainer(for: [Shelf.self, Jar.self], inMemory: true)),
      try mount(Kitchen()),
    ] {
      try view.tap("Add")
      #expect(view.texts == ["b", "Add", "Clear"])
    }
    #expect(mount(Shelves()).texts == ["Add", "Clear"])
    #expect(mount(Shelves().modelContext(context)).texts == ["Add", "Clear"])
  }

  // A device logs these words where `modelContainer(for:)` is missing.
  @Test("A query without a container has no models and is warned of")
  func withoutContainer() {
    let view = mount(Shelves())
    #expect(view.texts == ["Add", "Clear"])
    #expect(view.warnings == ["Set a .modelContext in view's environment to use Query"])
  }
}
