import Headless
import SwiftUI
import Testing

/// Apple's pages `List`, `DynamicViewContent/onDelete(perform:)`, `View/swipeActions(edge:…)`,
/// `View/contextMenu(menuItems:)`, `Menu`, `ControlGroup`, `Section` and `DisclosureGroup`.
@MainActor @Suite("Behaviours: List") struct ListBehaviourTests {
  @Test("A selection of many takes and gives back rows")
  func manySelection() throws {
    struct Screen: View {
      @State private var chosen: Set<Int> = []
      var body: some View {
        List(1...3, id: \.self, selection: $chosen) { Text("row \($0)") }
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: ","))")
      }
    }
    let view = mount(Screen())
    try view.select(1)
    try view.select(3)
    #expect(view.shows("chosen 1,3"))
    try view.select(1)
    #expect(view.shows("chosen 3"))
  }

  @Test("Deleted and moved rows are gone from the data")
  func editing() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let view = mount(Screen())
    try view.moveRows(from: [0], to: 3)
    #expect(view.texts == ["b", "c", "a"])
    try view.deleteRows(at: [1])
    #expect(view.texts == ["b", "a"])
  }

  @Test("Swipe actions and context menus are used without being read")
  func actions() throws {
    struct Screen: View {
      @State private var done = "nothing"
      var body: some View {
        Text("row")
          .swipeActions { Button("Pin") { done = "pinned" } }
          .contextMenu { Button("Copy") { done = "copied" } }
        Text(done)
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["row", "nothing"])
    try view.tap("Pin")
    #expect(view.shows("pinned"))
    try view.tap("Copy")
    #expect(view.shows("copied"))
  }

  @Test("The items of a menu and of a group of controls act")
  func menus() throws {
    struct Screen: View {
      @State private var done = "nothing"
      var body: some View {
        Menu("More") { Button("Share") { done = "shared" } }
        ControlGroup { Button("Cut") { done = "cut" } }
        Text(done)
      }
    }
    let view = mount(Screen())
    try view.tap("Share")
    #expect(view.shows("shared"))
    try view.tap("Cut")
    #expect(view.shows("cut"))
  }

  @Test("A closed section and a closed group hide what is inside")
  func closing() throws {
    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Section("Head", isExpanded: $isOpen) { Text("part") }
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["More", "Head"])
    try view.toggle("More")
    #expect(view.texts == ["More", "inside", "Head", "part"])
  }

  // ForEach/init(_:id:content:): bindings to elements write into the collection.
  @Test("A ForEach of bindings writes its elements")
  func bindings() throws {
    struct Task: Identifiable {
      let id: Int
      var isDone = false
    }
    struct Screen: View {
      @State private var tasks = [Task(id: 1), Task(id: 2)]
      var body: some View {
        ForEach($tasks) { $task in Toggle("task \(task.id)", isOn: $task.isDone) }
        Text("done \(tasks.count { $0.isDone })")
      }
    }
    let view = mount(Screen())
    try view.toggle("task 2")
    #expect(view.shows("done 1"))
  }
}
