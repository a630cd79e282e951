import SwiftUI
import Testing

@Suite("ForEach")
@MainActor
struct ForEachTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test("Identities come from the elements or from a key path")
  func identities() {
    let items = [Item(id: 4, name: "x"), Item(id: 7, name: "y")]
    let byIdentity = ForEach(items) { Text($0.name) }
    #expect(byIdentity.data.map(byIdentity.identify) == [4, 7])
    let byName = ForEach(items, id: \.name) { Text($0.name) }
    #expect(byName.data.map(byName.identify) == ["x", "y"])
    #expect(byName.data.map { byName.content($0).plainText } == ["x", "y"])
  }

  @Test("Bindings of the elements write into the collection")
  func bindings() {
    let state = State.installed([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    var texts: [Binding<String>] = []
    let rows = ForEach(state.projectedValue) { $item in
      let _ = texts.append($item.name)
      TextField("Name", text: $item.name)
    }
    for element in rows.data { _ = rows.content(element) }
    texts[1].wrappedValue = "c"
    #expect(state.wrappedValue.map(\.name) == ["a", "c"])
  }
}
