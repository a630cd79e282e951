import Headless
import SwiftUI
import Testing

@MainActor @Suite("Navigation") struct MountedNavigationTests {
  private struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("detail \(number)")
      Button("Leave") { dismiss() }
      NavigationLink("Deeper", value: number + 1)
    }
  }

  private struct Root: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("count \(count)") { count += 1 }
          NavigationLink("One", value: 1)
          NavigationLink("Plain") { Text("plain screen") }
        }
        .navigationDestination(for: Int.self) { Detail(number: $0) }
      }
    }
  }

  @Test("A link with a value shows the destination of its type, and only that")
  func value() throws {
    let view = mount(Root())
    try view.tap("count 0")
    try view.tap("One")
    #expect(view.texts.first == "detail 1")
    #expect(!view.has("count 1"))
    try view.tap("Deeper")
    #expect(view.texts.first == "detail 2")
    try view.goBack()
    #expect(view.texts.first == "detail 1")
    try view.tap("Leave")
    #expect(view.has("count 1"))
  }

  @Test("A link with a destination shows it")
  func destination() throws {
    let view = mount(Root())
    try view.tap("Plain")
    #expect(view.texts == ["plain screen"])
    try view.goBack()
    #expect(view.has("Plain"))
  }

  @Test("The path of the author follows, and leads")
  func path() throws {
    struct Screen: View {
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("Tea", value: "tea")
            Button("Both") { path = ["tea", "coffee"] }
          }
          .navigationDestination(for: String.self) { name in
            Text(name)
            Button("Home from \(name)") { path.removeAll() }
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Tea")
    #expect(view.shows("tea"))
    try view.tap("Home from tea")
    try view.tap("Both")
    #expect(view.texts == ["coffee", "Home from coffee"])
    try view.goBack()
    #expect(view.shows("tea"))
  }

  @Test("A NavigationPath takes values of several types")
  func mixedPath() throws {
    struct Screen: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("two")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("text \($0)") }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Go")
    #expect(view.texts == ["text two"])
    try view.goBack()
    #expect(view.texts == ["number 1"])
  }

  @Test("A value without a destination is warned of")
  func missing() throws {
    let view = mount(NavigationStack { NavigationLink("Nowhere", value: 3.5) })
    try view.tap("Nowhere")
    #expect(view.warnings.count == 1)
    #expect(view.warnings[0].contains("presenting a value of type “Double”"))
  }

  @Test("A covered screen disappears and keeps its state")
  func lifecycle() throws {
    final class Log { var text = "" }
    struct Screen: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("Next") { Text("next") }
            .onAppear { log.text += "A" }
            .onDisappear { log.text += "D" }
        }
      }
    }
    let log = Log()
    let view = mount(Screen(log: log))
    try view.tap("Next")
    #expect(log.text == "AD")
    try view.goBack()
    #expect(log.text == "ADA")
  }

  @Test("Tabs keep their state, and only the chosen one is seen")
  func tabs() throws {
    struct Page: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var chosen = "a"
      var body: some View {
        TabView(selection: $chosen) {
          Page(name: "alpha").tabItem { Label("A", systemImage: "a.circle") }.tag("a")
          Page(name: "beta").tabItem { Label("B", systemImage: "b.circle") }.tag("b")
        }
      }
    }
    let view = mount(Screen())
    try view.tap("alpha 0")
    #expect(!view.has("beta 0"))
    try view.tap("B")
    #expect(view.has("beta 0"))
    #expect(!view.has("alpha 1"))
    try view.tap("A")
    #expect(view.has("alpha 1"))
  }

  @Test("Tabs of the newer kind work alike")
  func newTabs() throws {
    let view = mount(
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Settings", systemImage: "gear") { Text("settings page") }
      }
    )
    #expect(view.shows("at home"))
    try view.tap("Settings")
    #expect(view.shows("settings page"))
    #expect(!view.shows("at home"))
  }

  @Test("Items of bars can be found and tapped")
  func toolbar() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("\(count) notes").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Add")
    #expect(view.shows("1 notes"))
  }
}
