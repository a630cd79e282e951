import Headless
import SwiftUI
import Testing

/// Apple's pages `View/hidden()`, `View/opacity(_:)`, `View/allowsHitTesting(_:)` and
/// `View/disabled(_:)`.
@MainActor @Suite("Behaviours: View hidden") struct HiddenViewsTests {
  @MainActor private final class Counter {
    var count = 0
  }

  // View/hidden(): hidden views are invisible and cannot receive or respond to interactions.
  @Test("A button under hidden() cannot be tapped and is not seen")
  func hidden() throws {
    let counter = Counter()
    let view = mount(Button("Go") { counter.count += 1 }.hidden())
    let error = #expect(throws: InteractionError.self) { try view.tap("Go") }
    #expect(error?.message == "The button “Go” is hidden.")
    #expect(view.texts.isEmpty)
    #expect(counter.count == 0)
  }

  @Test("A button under opacity(0) cannot be tapped, a faint one can")
  func opacity() throws {
    let counter = Counter()
    let view = mount {
      VStack { Button("Clear") { counter.count += 1 } }.opacity(0)
      Button("Faint") { counter.count += 10 }.opacity(0.2)
    }
    #expect(throws: InteractionError.self) { try view.tap("Clear") }
    try view.tap("Faint")
    #expect(counter.count == 10)
    #expect(view.texts == ["Faint"])
  }

  @Test("A field, a toggle and a gesture under opacity(0) cannot be used")
  func otherControls() throws {
    struct Screen: View {
      @State private var text = ""
      @State private var isOn = false
      let counter: Counter
      var body: some View {
        Group {
          TextField("Field", text: $text)
          Toggle("Toggle", isOn: $isOn)
          Text("touch").onTapGesture { counter.count += 1 }
        }
        .opacity(0)
      }
    }
    let counter = Counter()
    let view = mount(Screen(counter: counter))
    #expect(throws: InteractionError.self) { try view.type("a", into: "Field") }
    #expect(throws: InteractionError.self) { try view.toggle("Toggle") }
    #expect(throws: InteractionError.self) { try view.tap("touch") }
    #expect(throws: InteractionError.self) { try view.find(Button<Text>.self) }
    #expect(counter.count == 0)
  }

  @Test("A hidden view still appears and keeps its state")
  func lifecycle() {
    let counter = Counter()
    let view = mount(Text("a").onAppear { counter.count += 1 }.hidden())
    #expect(view.texts.isEmpty)
    #expect(counter.count == 1)
  }

  @Test("A hidden link still leads to its screen")
  func hiddenLink() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
            Text("anchor").hidden().sheet(isPresented: $isShown) { Text("sheet") }
            VStack {}.sheet(isPresented: $isShown) { Text("inner") }.opacity(0)
          }
        }
      }
    }
    let view = mount(Screen())
    try view.tap("Show")
    #expect(view.texts == ["Show", "sheet", "inner"])
  }

  // View/allowsHitTesting(_:)
  @Test("Nothing below allowsHitTesting(false) can be touched")
  func hitTesting() throws {
    let counter = Counter()
    let view = mount(
      VStack {
        Button("Go") { counter.count += 1 }
        Text("touch").onTapGesture { counter.count += 1 }
      }
      .allowsHitTesting(false)
    )
    #expect(throws: InteractionError.self) { try view.tap("Go") }
    #expect(throws: InteractionError.self) { try view.tap("touch") }
    #expect(counter.count == 0)
  }

  // View/disabled(_:): a view that is disabled by a view around it stays disabled.
  @Test("disabled(false) inside disabled(true) stays disabled")
  func disabled() throws {
    let counter = Counter()
    let view = mount(
      VStack { Button("Go") { counter.count += 1 }.disabled(false) }.disabled(true)
    )
    #expect(throws: InteractionError.self) { try view.tap("Go") }
    #expect(counter.count == 0)
  }

  @Test("A gesture on a disabled view does nothing")
  func disabledGesture() throws {
    let counter = Counter()
    let view = mount(Text("touch").onTapGesture { counter.count += 1 }.disabled(true))
    #expect(throws: InteractionError.self) { try view.tap("touch") }
    #expect(counter.count == 0)
  }
}
