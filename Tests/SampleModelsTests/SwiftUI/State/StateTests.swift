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

  @Test("A write is seen by every copy of the state and by its bindings")
  func sharedBox() {
    let state = State(wrappedValue: 1)
    let copy = state
    let binding = state.projectedValue
    binding.wrappedValue = 2
    #expect(state.wrappedValue == 2)
    #expect(copy.wrappedValue == 2)
    copy.wrappedValue = 5
    #expect(binding.wrappedValue == 5)
  }

  @Test("Two states never share a value")
  func separateBoxes() {
    let first = State(wrappedValue: 0)
    let second = State(wrappedValue: 0)
    first.wrappedValue = 1
    #expect(second.wrappedValue == 0)
  }

  @Test("A view's action writes its private state")
  @MainActor
  func viewAction() {
    let view = TapCounter()
    view.increment()
    view.increment()
    #expect(view.count == 2)
  }

  @Test("The default value is made again for every value of the view")
  @MainActor
  func defaultIsEvaluatedEachTime() {
    Made.count = 0
    _ = (MakesDefault(), MakesDefault())
    #expect(Made.count == 2)
  }

  @Test("Writes from many tasks at once are all kept in order of arrival")
  func concurrentWrites() async {
    let state = State(wrappedValue: 0)
    await withTaskGroup(of: Void.self) { group in
      for value in 1...100 {
        group.addTask { state.wrappedValue = value }
      }
    }
    #expect((1...100).contains(state.wrappedValue))
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
