import Headless
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

@MainActor @Suite("Resolved views") struct SubviewsTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(subviews: content) { card in
        Text(card.containerValues.isPinned ? "pinned" : "loose")
        card
      }
    }
  }

  @Test("ForEach makes a view of each resolved view, with its values for the container")
  func subviews() {
    let view = mount(
      Cards {
        Text("A").containerValue(\.isPinned, true)
        ForEach(1..<3) { Text("\($0)") }
      }
    )
    #expect(view.texts == ["pinned", "A", "loose", "1", "loose", "2"])
  }

  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Text("section of \(section.content.count)")
        section.header
        section.content
      }
      Group(sections: content) { sections in Text("\(sections.count) sections") }
    }
  }

  @Test("Sections are resolved with their parts; views outside of one are a section together")
  func sections() {
    let view = mount(
      Board {
        Text("loose")
        Section("Fruit") {
          Text("Fig")
          Text("Plum")
        }
      }
    )
    #expect(
      view.texts == ["section of 1", "loose", "section of 2", "Fruit", "Fig", "Plum", "2 sections"]
    )
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Shelf: View {
    @State private var hasFirst = true
    var body: some View {
      Button("Drop") { hasFirst = false }
      Cards {
        if hasFirst { Counter(name: "A") }
        Counter(name: "B")
      }
    }
  }

  @Test("A resolved view keeps its state when a view before it goes")
  func identity() throws {
    let view = mount(Shelf())
    try view.tap("B 0")
    try view.tap("Drop")
    #expect(view.has("B 1"))
  }
}
