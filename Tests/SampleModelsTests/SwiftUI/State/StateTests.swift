import SwiftUI
import Testing

@Suite("State outside a mounted view")
struct StateTests {
  @Test("A state keeps its initial value")
  func initialValue() {
    #expect(State(wrappedValue: 3).wrappedValue == 3)
    #expect(State(initialValue: "a").wrappedValue == "a")
    #expect(State<Int?>().wrappedValue == nil)
  }

  @Test("A write is lost, also by a binding and by a view's action")
  @MainActor
  func writes() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    state.projectedValue.wrappedValue = 3
    #expect(state.wrappedValue == 1)
    let view = TapCounter()
    view.increment()
    #expect(view.count == 0)
  }

  @Test("The default value is made again for every value of the view")
  @MainActor
  func defaultIsEvaluatedEachTime() {
    Made.count = 0
    _ = (MakesDefault(), MakesDefault())
    #expect(Made.count == 2)
  }

  @Test("A runtime can put another place in")
  func replaceableLocation() {
    var state = State(wrappedValue: 1)
    let place = StoredLocation(7)
    state.location = place
    #expect(state.wrappedValue == 7)
    state.wrappedValue = 8
    #expect(place.get() == 8)
  }
}

private struct TapCounter: View {
  @State var count = 0

  var body: some View {
    Button("Add", action: increment)
  }

  func increment() { count += 1 }
}

@MainActor
private enum Made {
  static var count = 0

  static func value() -> Int {
    count += 1
    return count
  }
}

private struct MakesDefault: View {
  @State private var value = Made.value()

  var body: some View { Text("\(value)") }
}
