import SwiftUI
import Testing

@Suite("Binding")
@MainActor
struct BindingTests {
  private struct Profile: Equatable {
    var name = "Ada"
    var tags = ["a", "b"]
  }

  @Test("Functions of a binding read and write through")
  func functions() {
    var stored = 1
    let binding = Binding(get: { stored * 10 }, set: { stored = $0 / 10 })
    #expect(binding.wrappedValue == 10)
    binding.wrappedValue = 50
    #expect(stored == 5)
  }

  @Test("A constant ignores writes")
  func constant() {
    let binding = Binding.constant(true)
    binding.wrappedValue = false
    #expect(binding.wrappedValue)
  }

  @Test("A member binding writes into the whole value")
  func members() {
    let state = State.installed(Profile())
    let name = state.projectedValue.name
    name.wrappedValue = "Grace"
    #expect(state.wrappedValue == Profile(name: "Grace"))
    state.projectedValue.tags[1].wrappedValue = "c"
    #expect(state.wrappedValue.tags == ["a", "c"])
  }

  @Test("A binding of a collection is a collection of bindings")
  func collection() {
    let state = State.installed([1, 2, 3])
    for element in state.projectedValue {
      element.wrappedValue *= 2
    }
    #expect(state.wrappedValue == [2, 4, 6])
    #expect(state.projectedValue.count == 3)
    #expect(state.projectedValue.last?.wrappedValue == 6)
  }

  @Test("Unwrapping a binding fails for nil and follows the value otherwise")
  func unwrapping() throws {
    let empty = State<Int?>.installed(nil)
    let absent: Binding<Int>? = Binding(empty.projectedValue)
    #expect(absent?.wrappedValue == nil)
    let state = State<Int?>.installed(4)
    let unwrapped: Binding<Int>? = Binding(state.projectedValue)
    let inner = try #require(unwrapped)
    inner.wrappedValue = 5
    #expect(state.wrappedValue == 5)
    state.wrappedValue = nil
    #expect(inner.wrappedValue == 5)
    inner.wrappedValue = 6
    #expect(state.wrappedValue == nil)
  }

  @Test("A binding to an optional does not write nil into a value")
  func wrapping() {
    let state = State.installed(1)
    let optional = Binding<Int?>(state.projectedValue)
    optional.wrappedValue = 2
    #expect(state.wrappedValue == 2)
    optional.wrappedValue = nil
    #expect(state.wrappedValue == 2)
  }

  @Test("A write carries the animation of its binding or of the enclosing block")
  func transactions() {
    var seen: [Animation?] = []
    let binding = Binding(
      get: { 0 },
      set: { (_: Int, transaction) in seen.append(transaction.animation) }
    )
    binding.wrappedValue = 1
    binding.animation(.bouncy).wrappedValue = 2
    withAnimation(.smooth) { binding.wrappedValue = 3 }
    #expect(seen == [nil, .bouncy, .smooth])
  }

  @Test("A completion outside of a mounted view runs when the change is made")
  func completionOutside() {
    var events: [String] = []
    withAnimation {
      events.append("change")
    } completion: {
      events.append("done")
    }
    var transaction = Transaction()
    transaction.addAnimationCompletion { events.append("over") }
    withTransaction(transaction) {
      withTransaction(\.animation, .default) { events.append("again") }
    }
    #expect(events == ["change", "done", "again", "over"])
  }

  @Test("Places of an object are the same only for the same object and property")
  func objectLocations() {
    final class Model {
      var a = 1
      var b = 2
    }
    let (one, other) = (Model(), Model())
    let location = ObjectLocation(one, \Model.a)
    #expect(location.isSame(as: ObjectLocation(one, \Model.a)))
    #expect(!location.isSame(as: ObjectLocation(one, \Model.b)))
    #expect(!location.isSame(as: ObjectLocation(other, \Model.a)))
    #expect(!location.isSame(as: ConstantLocation(1)))
  }

  @Test("Bindings of identifiable values have their identity")
  func identity() {
    struct Item: Identifiable { let id: Int }
    #expect(Binding.constant(Item(id: 9)).id == 9)
  }

  // Binding/init(_:) for an optional: it unwraps the value of the base as long as there is one.
  @Test("A binding to an optional's value reads what the base has, and last had")
  func unwrappedAnew() throws {
    var value: Int? = 1
    let base = Binding(get: { value }, set: { value = $0 })
    let unwrapped = try #require(Binding(base))
    value = 2
    #expect(unwrapped.wrappedValue == 2)
    value = nil
    #expect(unwrapped.wrappedValue == 2)
    unwrapped.wrappedValue = 3
    #expect(value == nil && Binding(base) == nil)
  }

  // Binding conforms to BidirectionalCollection: its positions are those of the value.
  @Test("The positions of a binding to a collection go forth and back as those of the collection")
  func positions() {
    let numbers = Binding.constant([1, 2, 3])
    var position = numbers.startIndex
    numbers.formIndex(after: &position)
    #expect(position == 1 && numbers.index(after: position) == 2)
    position = numbers.endIndex
    numbers.formIndex(before: &position)
    #expect(position == 2 && numbers.index(before: position) == 1)
    #expect(numbers.reversed().map(\.wrappedValue) == [3, 2, 1])
  }
}
