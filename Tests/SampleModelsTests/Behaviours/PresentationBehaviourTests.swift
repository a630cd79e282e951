import Headless
import SwiftUI
import Testing

/// Apple's pages `View/sheet(item:onDismiss:content:)`, `View/popover(isPresented:…)`,
/// `View/alert(_:isPresented:presenting:actions:message:)`, `View/inspector(isPresented:content:)` and
/// `DismissAction`.
@MainActor @Suite("Behaviours: presentations") struct PresentationBehaviourTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Test("A sheet of an item is another sheet when the item has another identity")
  func sheetIdentity() throws {
    struct Counter: View {
      @State private var count = 0
      let name: String
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var item: Item?
      var body: some View {
        Button("One") { item = Item(id: 1, name: "one") }
        Button("Renamed") { item = Item(id: 1, name: "uno") }
        Button("Two") { item = Item(id: 2, name: "two") }
          .sheet(item: $item) { Counter(name: $0.name) }
      }
    }
    let view = mount(Screen())
    try view.tap("One")
    try view.tap("one 0")
    try view.tap("Renamed")
    #expect(view.has("uno 1"))
    try view.tap("Two")
    #expect(view.has("two 0"))
  }

  @Test("onDismiss is called once, after the sheet has gone")
  func onDismiss() throws {
    struct Screen: View {
      @State private var isShown = true
      @State private var dismissals = 0
      var body: some View {
        Text("dismissed \(dismissals)")
          .sheet(isPresented: $isShown, onDismiss: { dismissals += 1 }) { Text("sheet") }
      }
    }
    let view = mount(Screen())
    try view.dismiss()
    #expect(view.texts == ["dismissed 1"])
  }

  @Test("An alert is given the presented value")
  func presenting() throws {
    struct Screen: View {
      @State private var isShown = false
      @State private var item: Item?
      @State private var deleted = "nothing"
      var body: some View {
        Button("Ask") { (item, isShown) = (Item(id: 1, name: "tea"), true) }
        Text("deleted \(deleted)")
          .alert("Delete?", isPresented: $isShown, presenting: item) { item in
            Button("Delete \(item.name)", role: .destructive) { deleted = item.name }
          } message: { item in
            Text("\(item.name) is lost")
          }
      }
    }
    let view = mount(Screen())
    try view.tap("Ask")
    #expect(view.shows("tea is lost"))
    try view.tap("Delete tea")
    #expect(view.texts == ["Ask", "deleted tea"])
  }

  @Test("A popover and an inspector come and go with their bindings")
  func popover() throws {
    struct Screen: View {
      @State private var isPopover = false
      @State private var isInspector = false
      var body: some View {
        Button("Popover") { isPopover.toggle() }.popover(isPresented: $isPopover) { Text("bubble") }
        Button("Inspector") { isInspector.toggle() }
          .inspector(isPresented: $isInspector) { Text("details") }
      }
    }
    let view = mount(Screen())
    try view.tap("Popover")
    #expect(view.presentations == ["popover"])
    try view.tap("Popover")
    try view.tap("Inspector")
    #expect(view.shows("details") && !view.shows("bubble"))
  }

  // EnvironmentValues/isPresented
  @Test("isPresented is true inside a sheet only")
  func isPresented() {
    struct Reader: View {
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text(isPresented ? "presented" : "root") }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View { Reader().sheet(isPresented: $isShown) { Reader() } }
    }
    #expect(mount(Screen()).texts == ["root", "presented"])
  }

  @Test("The environment reaches a sheet from where it is attached")
  func sheetEnvironment() {
    struct Reader: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    struct Screen: View {
      @State private var isShown = true
      var body: some View { Text("a").sheet(isPresented: $isShown) { Reader() } }
    }
    let view = mount(Screen().environment(\.locale, Locale(identifier: "ja_JP")))
    #expect(view.texts == ["a", "ja_JP"])
  }
}
