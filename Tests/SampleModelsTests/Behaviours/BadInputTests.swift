import Headless
import SwiftUI
import Testing

/// Code that a device cannot show: each ends with a message, and after bounded work.
@MainActor @Suite("Behaviours: bad input") struct BadInputTests {
  private struct Endless: View {
    var body: some View {
      VStack {
        AnyView(Endless())
        AnyView(Endless())
      }
    }
  }

  @Test("Views that contain themselves end with their name")
  func recursion() {
    let view = mount(Endless())
    let error = #expect(throws: InteractionError.self) { try view.find("a") }
    #expect(
      error?.message
        == "The views do not end: 1000 are nested in one another. Most often: Endless."
        + " Does its body contain itself?"
    )
  }

  @Test("A state that is written in each body ends with its name")
  func restlessBody() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        let _ = (count += 1)
        Text("\(count)")
      }
    }
    let view = mount(Restless())
    let error = #expect(throws: InteractionError.self) { try view.find("1") }
    #expect(error?.message.contains("Most often evaluated: Restless: count") == true)
    #expect(view.bodyCount(of: Restless.self) <= 501)
    #expect(view.warnings.first?.hasPrefix("Modifying state during view update") == true)
  }

  @Test("Two states that write each other end with their names")
  func ping() {
    struct Ping: View {
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        Text("\(a) \(b)")
          .onChange(of: a, initial: true) { b = a + 1 }
          .onChange(of: b) { a = b + 1 }
      }
    }
    let error = #expect(throws: InteractionError.self) { try mount(Ping()).find("x") }
    #expect(error?.message.contains("Ping: ") == true)
  }

  @Test("100,000 rows are shown and changed")
  func manyRows() throws {
    struct Rows: View {
      @State private var count = 100_000
      var body: some View {
        Button("Add") { count += 1 }
        List(0..<count, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    let view = mount(Rows())
    #expect(view.texts.count == 100_001)
    try view.tap("Add")
    #expect(view.texts.last == "100000")
  }

  // A device logs the same words for ids that are not unique.
  @Test("Ids that occur twice are warned of, once an id")
  func duplicates() {
    let view = mount(ForEach(["a", "b", "a"], id: \.self) { Text($0) })
    #expect(view.texts == ["a", "b", "a"])
    #expect(view.warnings.count == 1)
    #expect(view.warnings.first?.contains("the ID a occurs multiple times") == true)
  }

  // NavigationLink/init(value:label:): the link is disabled outside of a stack.
  @Test("A link with a value outside of a stack is warned of and leads nowhere")
  func linkOutside() throws {
    let view = mount(
      VStack { NavigationLink("Go", value: 1) }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
    )
    try view.tap("Go")
    #expect(view.texts == ["Go"])
    #expect(
      view.warnings == [
        "The `navigationDestination` modifier only works inside a `NavigationStack` or"
          + " `NavigationSplitView`. There's a misplaced `navigationDestination(for:destination:)`"
          + " modifier for type `Int`. It will be ignored.",
        "NavigationLink presenting a value must appear inside a NavigationContent-based"
          + " NavigationView. Link will be disabled.",
      ]
    )
  }

  @Test("A destination of an item or a flag outside of a stack is warned of and shows nothing")
  func destinationOutside() throws {
    struct Screen: View {
      @State private var item: Int?
      @State private var isPresented = false
      var body: some View {
        Button("Item") { item = 1 }
          .navigationDestination(item: $item) { Text("number \($0)") }
        Button("Flag") { isPresented = true }
          .navigationDestination(isPresented: $isPresented) { Text("flagged") }
      }
    }
    let view = mount(Screen())
    try view.tap("Item")
    try view.tap("Flag")
    #expect(view.texts == ["Item", "Flag"])
    #expect(
      view.warnings.map { $0.contains("only works inside a `NavigationStack`") } == [true, true]
    )
    #expect(view.warnings[0].contains("(item:destination:)` modifier for type `Optional<Int>`"))
  }

  private struct HeightKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  @Test("A size that grows with its own measure ends with the name of its state")
  func growing() {
    struct Growing: View {
      @State private var height = 10.0
      var body: some View {
        Text("a").frame(height: height)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          }
          .onPreferenceChange(HeightKey.self) { height = $0 + 1 }
      }
    }
    let error = #expect(throws: InteractionError.self) { try mount(Growing()).find("x") }
    #expect(error?.message.contains("Most often evaluated: Growing: height") == true)
  }

  @Test("A sheet that presents itself at once ends with the name of its view")
  func endlessSheets() {
    struct Presenting: View {
      @State private var isPresented = true
      var body: some View { Text("x").sheet(isPresented: $isPresented) { Presenting() } }
    }
    let error = #expect(throws: InteractionError.self) { try mount(Presenting()).find("end") }
    #expect(error?.message.contains("Most often: Presenting. Does") == true)
  }
}
