import Headless
import SwiftUI
import Testing

/// Apple's pages `NavigationLink`, `NavigationPath` and "Migrating to new navigation types".
@MainActor @Suite("Behaviours: NavigationLink") struct NavigationLinkTests {
  private struct Mixed: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Number", value: 7)
        NavigationLink("Word", value: "seven")
          .navigationDestination(for: Int.self) { number in
            Text("number \(number), depth \(path.count)")
            NavigationLink("Further", value: "after \(number)")
          }
          .navigationDestination(for: String.self) { Text("word \($0), depth \(path.count)") }
      }
    }
  }

  // NavigationLink/init(value:label:): "appends the value to the stack's path".
  @Test("A link appends its value to the path of its stack, once")
  func appending() throws {
    let view = mount(Mixed())
    try view.tap("Number")
    #expect(view.shows("number 7, depth 1"))
    try view.tap("Further")
    #expect(view.shows("word after 7, depth 2"))
    try view.goBack()
    #expect(view.shows("number 7, depth 1"))
    try view.goBack()
    #expect(view.has("Number"))
    #expect(throws: InteractionError.self) { try view.goBack() }
  }

  @Test("A link appends its value to a path of values of one type, once")
  func typedPath() throws {
    struct Screen: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { number in
              Text("number \(number) of \(path.count)")
              NavigationLink("Next", value: number + 1)
            }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("One")
    #expect(view.shows("number 1 of 1"))
    try view.tap("Next")
    #expect(view.shows("number 2 of 2"))
    try view.goBack()
    #expect(view.shows("number 1 of 1"))
    try view.goBack()
    #expect(view.has("One"))
  }

  // NavigationLink/init(tag:selection:destination:label:): "presents the destination when selection
  // equals the tag".
  @available(*, deprecated)
  @Test("Of links with tags the one whose tag is selected shows its destination")
  func tags() throws {
    struct Screen: View {
      @State private var selection: String?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("A", tag: "a", selection: $selection) { Text("page a") }
            NavigationLink("B", tag: "b", selection: $selection) { Text("page b") }
            Button("By program") { selection = "a" }
          }
        }
        Text(selection ?? "none")
      }
    }
    let view = mount(Screen())
    try view.tap("B")
    #expect(view.shows("page b") && !view.shows("page a") && view.shows("b"))
    try view.goBack()
    #expect(view.shows("none") && !view.shows("page b"))
    try view.tap("By program")
    #expect(view.shows("page a") && !view.shows("page b"))
  }

  // NavigationStack: a screen on the stack takes the place of the root, not a row of it.
  @Test("A button of a pushed screen is as large as anywhere, also of a stack in a row")
  func pushedButton() throws {
    let view = mount(
      List {
        NavigationStack {
          NavigationLink("Go") { Button("Tap") {} }
        }
      }
    )
    try view.tap("Go")
    let alone = try mount(Button("Tap") {}).find("Tap").frame
    #expect(try view.find("Tap").frame?.size == alone?.size)
  }
}
