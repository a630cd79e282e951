import Combine
import Dispatch
import Testing

struct ObservableObjectTests {
  @Test("Each change of a published property is signalled before it happens")
  func eachChangeOfAPublishedPropertyIsSignalledBeforeItHappens() {
    let model = Model()
    var log: [Int] = []
    let token = model.objectWillChange.sink { log.append(model.number) }
    model.number = 1
    model.number = 2
    model.silent = 3
    #expect(log == [0, 1])
    token.cancel()
  }

  @Test("Properties of superclasses and subclasses count, also without a conforming superclass")
  func propertiesOfSuperclassesAndSubclassesCountAlsoWithoutAConfor() {
    let derived = Derived()
    var signals = 0
    let token = derived.objectWillChange.sink { signals += 1 }
    derived.number = 1
    derived.text = "a"
    let late = Conforming()
    let lateToken = late.objectWillChange.sink { signals += 1 }
    late.inherited = 1
    late.own = 1
    #expect(signals == 4)
    _ = (token, lateToken)
  }

  @Test("The publisher of an object without published properties stays the same")
  func thePublisherOfAnObjectWithoutPublishedPropertiesStaysTheSame() {
    let plain = Plain()
    var signals = 0
    let token = plain.objectWillChange.sink { signals += 1 }
    plain.number = 1
    plain.objectWillChange.send()
    #expect(signals == 2)
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
    token.cancel()
  }

  @Test("Neither an object nor its publisher is kept alive")
  func neitherAnObjectNorItsPublisherIsKeptAlive() {
    weak var freedModel: Model?
    weak var freedPlain: Plain?
    weak var freedPublisher: ObservableObjectPublisher?
    do {
      let (model, plain) = (Model(), Plain())
      (freedModel, freedPlain) = (model, plain)
      freedPublisher = model.objectWillChange
      _ = plain.objectWillChange
    }
    #expect(freedModel == nil)
    #expect(freedPlain == nil)
    #expect(freedPublisher == nil)
  }

  @Test("An object that shows itself in a way of its own is observed all the same")
  func anObjectThatShowsItselfInAWayOfItsOwnIsObservedAllTheSame() {
    let secretive = Secretive()
    var signals = 0
    let token = secretive.objectWillChange.sink { signals += 1 }
    secretive.number = 1
    #expect(signals == 1)
    token.cancel()
  }

  @Test("An object of its own kind of publisher is not touched")
  func anObjectOfItsOwnKindOfPublisherIsNotTouched() {
    let custom = Custom()
    var signals = 0
    let token = custom.objectWillChange.sink { signals += 1 }
    custom.number = 1
    #expect(signals == 0)
    custom.objectWillChange.send()
    #expect(signals == 1)
    token.cancel()
  }

  @Test("Objects made and freed by several threads have publishers of their own")
  func objectsMadeAndFreedBySeveralThreadsHavePublishersOfTheirOwn() {
    let mixed = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        let plain = Plain()
        var signals = 0
        let token = plain.objectWillChange.sink { signals += 1 }
        plain.number = 1
        if signals != 1 { mixed.increment() }
        token.cancel()
      }
    }
    #expect(mixed.value == 0)
  }
}

private class Model: ObservableObject {
  @Published var number = 0
  var silent = 0
  let closure: () -> Void = {}
  weak var other: Model?
}

private final class Derived: Model {
  @Published var text = ""
}

private class Base {
  @Published var inherited = 0
}

private final class Conforming: Base, ObservableObject {
  @Published var own = 0
}

private final class Plain: ObservableObject {
  var number = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class Secretive: ObservableObject, CustomReflectable {
  @Published var number = 0

  var customMirror: Mirror { Mirror(self, children: [:]) }
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var number = 0
}
