import Headless
import SwiftUI
import Testing

@MainActor @Suite("Presentation") struct PresentationTests {
  private struct Sheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0
    var body: some View {
      Text("sheet \(count)")
      Button("Add") { count += 1 }
      Button("Done") { dismiss() }
    }
  }

  private struct Root: View {
    @State private var isShown = false
    @State private var log = "never"
    var body: some View {
      Text("closed \(log)")
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { log = "once" }) { Sheet() }
    }
  }

  @Test("A sheet comes and goes with its binding, and its state goes with it")
  func sheet() throws {
    let view = mount(Root())
    #expect(view.presentations.isEmpty)
    try view.tap("Show")
    #expect(view.presentations == ["sheet"])
    try view.tap("Add")
    #expect(view.shows("sheet 1"))
    try view.tap("Done")
    #expect(view.presentations.isEmpty)
    #expect(view.shows("closed once"))
    try view.tap("Show")
    #expect(view.shows("sheet 0"))
    try view.dismiss()
    #expect(view.presentations.isEmpty)
  }

  @Test("Showing a sheet does not evaluate a body that does not read the binding")
  func bodyOfPresenter() throws {
    struct Quiet: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("up") }
      }
    }
    let view = mount(Quiet())
    try view.tap("Show")
    #expect(view.shows("up"))
    #expect(view.bodyCount(of: Quiet.self) == 1)
  }

  @Test("A sheet for an item shows the item and writes nil when it is closed")
  func item() throws {
    struct Fruit: Identifiable {
      let id: Int
      let name: String
    }
    struct Screen: View {
      @State private var fruit: Fruit?
      var body: some View {
        Text(fruit == nil ? "none" : "some")
        Button("Plum") { fruit = Fruit(id: 1, name: "Plum") }
          .sheet(item: $fruit) { Text("about \($0.name)") }
      }
    }
    let view = mount(Screen())
    try view.tap("Plum")
    #expect(view.shows("about Plum"))
    try view.dismiss()
    #expect(view.shows("none"))
    #expect(!view.shows("about Plum"))
  }

  @Test("An alert shows title, message and buttons, and any button closes it")
  func alert() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var isGone = false
      var body: some View {
        Text(isGone ? "deleted" : "kept")
        Button("Delete") { isShown = true }
          .alert("Delete this?", isPresented: $isShown) {
            Button("Yes", role: .destructive) { isGone = true }
            Button("No", role: .cancel) {}
          } message: {
            Text("It cannot be undone.")
          }
      }
    }
    let view = mount(Screen())
    try view.tap("Delete")
    #expect(view.presentations == ["alert"])
    #expect(view.shows("Delete this?"))
    #expect(view.shows("It cannot be undone."))
    try view.tap("No")
    #expect(view.shows("kept"))
    try view.tap("Delete")
    try view.tap("Yes")
    #expect(view.shows("deleted"))
    #expect(view.presentations.isEmpty)
  }

  @available(*, deprecated)
  @Test("An alert without buttons has one that says OK, and so has the older kind")
  func defaultButton() throws {
    struct Screen: View {
      @State private var isNew = false
      @State private var isOld = false
      var body: some View {
        Button("New") { isNew = true }.alert("New one", isPresented: $isNew) {}
        Button("Old") { isOld = true }
          .alert(isPresented: $isOld) { Alert(title: Text("Old one")) }
      }
    }
    let view = mount(Screen())
    try view.tap("New")
    #expect(view.shows("New one"))
    try view.tap("OK")
    #expect(view.presentations.isEmpty)
    try view.tap("Old")
    #expect(view.shows("Old one"))
    try view.tap("OK")
    #expect(view.presentations.isEmpty)
  }

  @Test("A confirmation dialog offers its actions")
  func confirmation() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var size = "?"
      var body: some View {
        Button("Size \(size)") { isShown = true }
          .confirmationDialog("Choose", isPresented: $isShown) {
            Button("Small") { size = "S" }
            Button("Large") { size = "L" }
          }
      }
    }
    let view = mount(Screen())
    try view.tap("Size ?")
    try view.tap("Large")
    #expect(view.has("Size L"))
    #expect(view.presentations.isEmpty)
  }
}
