import Headless
import SwiftUI
import Testing

/// Apple's pages `NavigationStack`, `NavigationPath`, `View/navigationDestination(item:destination:)`,
/// `NavigationSplitView` and `TabView`.
@MainActor @Suite("Behaviours: NavigationStack") struct NavigationBehaviourTests {
  // NavigationPath/codable: "A value that describes the contents of this path in a serializable
  // format."
  @Test("A path is written and read again")
  func codablePath() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("b")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test("A path with a value that cannot be written has no such form")
  func uncodablePath() {
    struct Plain: Hashable {}
    var path = NavigationPath()
    path.append(Plain())
    #expect(path.codable == nil)
    #expect(path.count == 1)
  }

  @Test("Writing the path shows its screens and takes them away")
  func programmatic() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Deep") { path = [1, 2, 3] }
            .navigationDestination(for: Int.self) { number in
              Text("number \(number)")
              Button("Root") { path.removeAll() }
            }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Deep")
    #expect(view.shows("number 3"))
    try view.goBack()
    #expect(view.shows("number 2"))
    try view.tap("Root")
    #expect(view.texts == ["Deep"])
  }

  // View/navigationDestination(item:destination:)
  @Test("An item shows its screen, and going back writes nil")
  func item() throws {
    struct Screen: View {
      @State private var chosen: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Open") { chosen = "tea" }
            Text(chosen ?? "none")
          }
          .navigationDestination(item: $chosen) { Text("detail of \($0)") }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Open")
    #expect(view.shows("detail of tea"))
    try view.goBack()
    #expect(view.shows("none"))
  }

  // View/navigationDestination(isPresented:destination:)
  @Test("A flag shows its screen, and dismiss writes false")
  func flag() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Back") { dismiss() } }
    }
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button(isShown ? "shown" : "Open") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Detail() }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Open")
    try view.tap("Back")
    #expect(view.texts == ["Open"])
  }

  // NavigationSplitView: a selection in the sidebar drives the detail.
  @Test("The selection of a sidebar drives the detail")
  func splitView() throws {
    struct Screen: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $chosen) { Text("row \($0)") }
        } detail: {
          Text(chosen.map { "detail \($0)" } ?? "choose")
        }
      }
    }
    let view = mount(Screen())
    #expect(view.shows("choose"))
    try view.select(2)
    #expect(view.shows("detail 2"))
  }

  // TabView/init(selection:content:)
  @Test("A selection shows its tab and follows taps")
  func tabs() throws {
    struct Screen: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Text("first").tabItem { Text("A") }.tag("a")
          Text("second").tabItem { Text("B") }.tag("b")
        }
        Text("tab \(tab)")
      }
    }
    let view = mount(Screen())
    #expect(view.shows("second") && !view.shows("first"))
    try view.tap("A")
    #expect(view.shows("first") && view.shows("tab a"))
  }

  // DismissAction: "dismisses the current presentation", which at the root of a stack is the sheet.
  @Test("dismiss closes the sheet at the root of its stack, and goes back on a screen above")
  func dismissAtRoot() throws {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button(name) { dismiss() } }
    }
    struct Screen: View {
      @State private var isShown = true
      @State private var path = [1]
      var body: some View {
        Text(isShown ? "shown" : "closed").sheet(isPresented: $isShown) {
          NavigationStack(path: $path) {
            Closing(name: "Close")
              .navigationDestination(for: Int.self) { Closing(name: "Back from \($0)") }
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Back from 1")
    #expect(view.shows("shown"))
    try view.tap("Close")
    #expect(view.shows("closed"))
  }
}
