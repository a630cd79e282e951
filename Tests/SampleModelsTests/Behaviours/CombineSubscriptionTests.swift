import Combine
import Testing

/// Apple's pages `AnyCancellable`, `Cancellable/store(in:)`, `Published`, `ObservableObject`,
/// `Publisher/assign(to:)` and `Publisher/assign(to:on:)`.
@Suite("Behaviours: Combine subscriptions") struct CombineSubscriptionTests {
  // AnyCancellable: "automatically calls cancel() when deinitialized".
  @Test("A subscription that nobody keeps is cancelled")
  func deinitialized() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscription: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    #expect(subscription != nil)
    subscription = nil
    subject.send(2)
    #expect(values == [1])
  }

  @Test("A set of subscriptions keeps them until it is emptied")
  func store() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscriptions: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &subscriptions)
    subject.sink { values.append($0 * 10) }.store(in: &subscriptions)
    subject.send(1)
    subscriptions.removeAll()
    subject.send(2)
    #expect(values.sorted() == [1, 10])
  }

  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var text = ""
  }

  // Published: "When the property changes, publishing occurs in the property's willSet block".
  @Test("A published value is sent before the property has it")
  func published() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$count.sink { seen.append("\($0) \(model.count)") }
    model.count = 5
    #expect(seen == ["0 0", "5 0"])
    subscription.cancel()
  }

  @Test("A change of any published property is announced once, with the same value too")
  func objectWillChange() {
    let model = Model()
    var count = 0
    let subscription = model.objectWillChange.sink { count += 1 }
    model.count = 1
    model.count = 1
    model.text = "a"
    #expect(count == 3)
    subscription.cancel()
  }

  // Publisher/assign(to:): "the operator manages the life cycle of the subscription".
  @Test("assign(to:) writes a published property without a subscription to keep")
  func assign() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.map { "\($0)" }.assign(to: &model.$text)
    subject.send(4)
    #expect(model.text == "4")
  }

  @Test("assign(to:on:) keeps its object as long as the subscription")
  func assignOn() {
    weak var weakModel: Model?
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    do {
      let model = Model()
      weakModel = model
      subscription = subject.assign(to: \.count, on: model)
    }
    subject.send(3)
    #expect(weakModel?.count == 3)
    subscription?.cancel()
    subscription = nil
    #expect(weakModel == nil)
  }
}
