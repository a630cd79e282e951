import Combine
import Headless
import SwiftUI
import Testing

private final class Basket: ObservableObject {
  @Published var apples = 0
  var stones = 0
}

private struct OwningChild: View {
  @StateObject private var basket = Basket()
  var body: some View {
    Stepper("owned \(basket.apples)", value: $basket.apples)
  }
}

private struct DefaultedChild: View {
  @ObservedObject var basket = Basket()
  var body: some View {
    Stepper("default \(basket.apples)", value: $basket.apples)
  }
}

private struct Parent: View {
  @State private var count = 0
  var body: some View {
    Text("count \(count)")
    OwningChild()
    DefaultedChild()
    Button("Again") { count += 1 }
  }
}

@MainActor @Suite("@StateObject and @ObservedObject") struct ObservedObjectsTests {
  @Test("A published change redraws the view that observes")
  func published() throws {
    let basket = Basket()
    struct Screen: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.apples) apples") }
    }
    let view = mount(Screen(basket: basket))
    basket.apples = 3
    #expect(view.texts == ["3 apples"])
    #expect(view.causes(of: Screen.self) == [[.identity], ["basket"]])
  }

  @Test("Published changes in a row make one evaluation")
  func coalescing() {
    let basket = Basket()
    struct Screen: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.apples) apples") }
    }
    let view = mount(Screen(basket: basket))
    basket.apples = 1
    basket.apples = 2
    basket.objectWillChange.send()
    #expect(view.texts == ["2 apples"])
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("A change that is not published is not seen until something else redraws the view")
  func unpublished() {
    let basket = Basket()
    struct Screen: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.stones) stones") }
    }
    let view = mount(Screen(basket: basket))
    basket.stones = 1
    #expect(view.texts == ["0 stones"])
    basket.objectWillChange.send()
    #expect(view.texts == ["1 stones"])
  }

  @Test("An equal published value redraws nevertheless")
  func equalValue() {
    let basket = Basket()
    struct Screen: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.apples) apples") }
    }
    let view = mount(Screen(basket: basket))
    basket.apples = 0
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("A state object outlives its parent's evaluation, an observed default does not")
  func lifetime() throws {
    let view = mount(Parent())
    try view.increment("owned 0")
    try view.increment("default 0")
    #expect(view.has("owned 1"))
    #expect(view.has("default 1"))
    try view.tap("Again")
    #expect(view.has("owned 1"))
    #expect(view.has("default 0"))
  }

  @Test("A state object is made once, however often the parent is evaluated")
  func madeOnce() throws {
    final class Probe: ObservableObject {
      nonisolated(unsafe) static var made = 0
      init() { Probe.made += 1 }
    }
    struct Child: View {
      @StateObject private var probe = Probe()
      var body: some View { Text("child") }
    }
    struct Outer: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Child()
        Button("Again") { count += 1 }
      }
    }
    let view = mount(Outer())
    try view.tap("Again")
    try view.tap("Again")
    #expect(Probe.made == 1)
    #expect(view.bodyCount(of: Child.self) == 1)
  }

  @Test("Every view that observes an object is evaluated, those that do not are not")
  func whoIsEvaluated() {
    struct Observing: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.apples)") }
    }
    struct PassingOn: View {
      let basket: Basket
      var body: some View { Observing(basket: basket) }
    }
    let basket = Basket()
    let view = mount(PassingOn(basket: basket))
    basket.apples = 1
    #expect(view.texts == ["1"])
    #expect(view.bodyCount(of: PassingOn.self) == 1)
    #expect(view.bodyCount(of: Observing.self) == 2)
  }

  @Test("An observable object in a state redraws only when it is replaced")
  func inState() throws {
    struct Screen: View {
      @State private var basket = Basket()
      var body: some View {
        Text("\(basket.apples) apples")
        Button("Change") { basket.apples += 1 }
        Button("Replace") { basket = Basket() }
      }
    }
    let view = mount(Screen())
    try view.tap("Change")
    #expect(view.shows("0 apples"))
    #expect(view.bodyCount(of: Screen.self) == 1)
    try view.tap("Replace")
    #expect(view.bodyCount(of: Screen.self) == 2)
  }

  @Test("A nested object does not tell the outer one, unless it is forwarded")
  func nested() {
    final class Outer: ObservableObject {
      @Published var inner = Basket()
      private var forwarding: AnyCancellable?
      func forward() {
        forwarding = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
      }
    }
    struct Screen: View {
      @ObservedObject var outer: Outer
      var body: some View { Text("\(outer.inner.apples)") }
    }
    let outer = Outer()
    let view = mount(Screen(outer: outer))
    outer.inner.apples = 1
    #expect(view.texts == ["0"])
    outer.forward()
    outer.inner.apples = 2
    #expect(view.texts == ["2"])
  }

  @Test("objectWillChange sent by hand redraws an object without published properties")
  func byHand() {
    final class Manual: ObservableObject {
      var count = 0 { willSet { objectWillChange.send() } }
    }
    struct Screen: View {
      @ObservedObject var model: Manual
      var body: some View { Text("\(model.count)") }
    }
    let model = Manual()
    let view = mount(Screen(model: model))
    model.count = 7
    #expect(view.texts == ["7"])
  }

  @Test("Another instance is observed in place of the former one")
  func otherInstance() {
    struct Screen: View {
      @ObservedObject var basket: Basket
      var body: some View { Text("\(basket.apples)") }
    }
    let first = Basket()
    let second = Basket()
    let view = mount(Screen(basket: first))
    view.replace(with: Screen(basket: second))
    second.apples = 5
    #expect(view.texts == ["5"])
    let count = view.bodyCount(of: Screen.self)
    first.apples = 1
    #expect(view.bodyCount(of: Screen.self) == count)
  }
}
