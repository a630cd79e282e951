import Combine
import Testing

struct PublishedTests {
  @Test("Subscribers hear of a value before the property has it")
  func subscribersHearOfAValueBeforeThePropertyHasIt() {
    let model = Model()
    var log: [String] = []
    let token = model.$number.sink { log.append("\($0) while \(model.number)") }
    model.number = 1
    #expect(log == ["0 while 0", "1 while 0"])
    #expect(model.number == 1)
    token.cancel()
  }

  @Test("A subscriber without demand gets the newest value when it asks")
  func aSubscriberWithoutDemandGetsTheNewestValueWhenItAsks() {
    let model = Model()
    let recorder = model.$number.recorded(demand: .max(1))
    model.number = 1
    model.number = 2
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription PublishedSubject", "value 0", "value 2"])
  }

  @Test("A publisher is assigned to a property for as long as the property lives")
  func aPublisherIsAssignedToAPropertyForAsLongAsThePropertyLives() {
    let probe = Probe<Int, Never>()
    do {
      let model = Model()
      probe.assign(to: &model.$number)
      probe.send(5)
      #expect(model.number == 5)
    }
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("A property can be derived from another one")
  func aPropertyCanBeDerivedFromAnotherOne() {
    let model = Model()
    model.$number.map { "\($0)" }.assign(to: &model.$text)
    model.number = 7
    #expect(model.text == "7")
  }
}

private final class Model {
  @Published var number = 0
  @Published var text = ""
}
