import Headless
import SwiftUI
import Testing

@MainActor @Suite("Tables and resolved views") struct RowsAndColumnsTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  @Test("A table shows a cell for each row and column, and rows can be selected")
  func table() throws {
    struct Screen: View {
      @State private var chosen: Int?
      let people = [Person(id: 1, name: "Mio", age: 30), Person(id: 2, name: "Rin", age: 41)]
      var body: some View {
        Table(people, selection: $chosen) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        }
        Text("chosen \(chosen ?? 0)")
      }
    }
    let view = mount(Screen())
    #expect(view.texts == ["Mio", "30", "Rin", "41", "chosen 0"])
    try view.select(2)
    #expect(view.shows("chosen 2"))
  }

  @Test("A group of subviews is made of the single views of a builder")
  func subviews() {
    let view = mount(
      Group(
        subviews: Group {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        }
      ) { subviews in
        Text("\(subviews.count) views")
        subviews
      }
    )
    #expect(view.texts == ["3 views", "a", "0", "1"])
  }
}
