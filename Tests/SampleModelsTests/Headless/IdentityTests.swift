import Headless
import SwiftUI
import Testing

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

@MainActor @Suite("Identity") struct IdentityTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  @Test("The two branches of an if are two views, each with state of its own")
  func branches() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Tally(name: "tally") } else { Tally(name: "tally") }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let view = mount(Screen())
    try view.tap("tally: 0")
    try view.tap("Switch")
    #expect(view.has("tally: 0"))
    try view.tap("Switch")
    #expect(view.has("tally: 0"))
  }

  @Test("A condition inside an argument keeps the view and its state")
  func conditionInArgument() throws {
    struct Screen: View {
      @State private var isFirst = true
      var body: some View {
        Tally(name: isFirst ? "first" : "second")
        Button("Switch") { isFirst.toggle() }
      }
    }
    let view = mount(Screen())
    try view.tap("first: 0")
    try view.tap("Switch")
    #expect(view.has("second: 1"))
  }

  @Test("A view that is taken out loses its state")
  func optional() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Tally(name: "tally") }
        Toggle("Shown", isOn: $isShown)
      }
    }
    let view = mount(Screen())
    try view.tap("tally: 0")
    try view.toggle("Shown")
    #expect(!view.has("tally: 1"))
    try view.toggle("Shown")
    #expect(view.has("tally: 0"))
  }

  @Test("Another id makes another view")
  func explicitIdentity() throws {
    struct Screen: View {
      @State private var round = 1
      var body: some View {
        Tally(name: "round").id(round)
        Button("Reset") { round += 1 }
      }
    }
    let view = mount(Screen())
    try view.tap("round: 0")
    try view.tap("Reset")
    #expect(view.has("round: 0"))
  }

  @Test("State moves with its row when rows are moved, put in and taken out")
  func rows() throws {
    struct Screen: View {
      @State private var ids = [1, 2, 3]
      var body: some View {
        ForEach(ids, id: \.self) { Tally(name: "row \($0)") }
        Button("Reverse") { ids.reverse() }
        Button("Insert") { ids.insert(0, at: 0) }
        Button("Remove") { ids.removeFirst() }
      }
    }
    let view = mount(Screen())
    try view.tap("row 2: 0")
    try view.tap("row 3: 0")
    try view.tap("Reverse")
    #expect(view.texts.prefix(3) == ["row 3: 1", "row 2: 1", "row 1: 0"])
    try view.tap("Insert")
    #expect(view.texts.prefix(4) == ["row 0: 0", "row 3: 1", "row 2: 1", "row 1: 0"])
    try view.tap("Remove")
    #expect(view.texts.prefix(3) == ["row 3: 1", "row 2: 1", "row 1: 0"])
  }

  @Test("Rows told apart by their place pass their state on to others")
  func rowsByPlace() throws {
    struct Screen: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names.indices, id: \.self) { Tally(name: names[$0]) }
        Button("Reverse") { names.reverse() }
      }
    }
    let view = mount(Screen())
    try view.tap("a: 0")
    try view.tap("Reverse")
    #expect(view.texts.prefix(2) == ["b: 1", "a: 0"])
  }

  @Test("Two elements with one id are warned of")
  func duplicates() {
    let view = mount(ForEach(["x", "x"], id: \.self) { Text($0) })
    #expect(view.warnings.count == 1)
    #expect(view.warnings[0].contains("the ID x occurs multiple times within the collection"))
  }

  @Test("Only new and changed rows of a list are evaluated")
  func changedRows() throws {
    struct Row: View {
      let item: Entry
      var body: some View { Text(item.name) }
    }
    struct Entry: Identifiable {
      let id: Int
      var name: String
    }
    struct Screen: View {
      @State private var entries = (0..<1000).map { Entry(id: $0, name: "entry \($0)") }
      var body: some View {
        Button("Change") { entries[500].name = "changed" }
        Button("Append") { entries.append(Entry(id: 1000, name: "last")) }
        List(entries) { Row(item: $0) }
      }
    }
    let view = mount(Screen())
    #expect(view.bodyCount(of: Row.self) == 1000)
    view.resetCounts()
    try view.tap("Change")
    #expect(view.shows("changed"))
    #expect(view.bodyCount(of: Row.self) == 1)
    #expect(view.bodyCount(of: Screen.self) == 1)
    try view.tap("Append")
    #expect(view.bodyCount(of: Row.self) == 2)
  }

  @Test("AnyView keeps state while the type inside stays")
  func erased() throws {
    struct Screen: View {
      @State private var isPlain = true
      @State private var count = 0
      var body: some View {
        if count >= 0 {
          AnyView(isPlain ? AnyView(Tally(name: "t")) : AnyView(Text("text")))
        }
        Button("Count") { count += 1 }
        Button("Switch") { isPlain.toggle() }
      }
    }
    let view = mount(Screen())
    try view.tap("t: 0")
    try view.tap("Count")
    #expect(view.has("t: 1"))
    try view.tap("Switch")
    try view.tap("Switch")
    #expect(view.has("t: 0"))
  }
}
