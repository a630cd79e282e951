import Combine
import Testing

struct CombineLatestTests {
  @Test("Nothing comes before each side has a value, then each change does")
  func nothingComesBeforeEachSideHasAValueThenEachChangeDoes() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.combineLatest(b).recorded()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(
      recorder.events == [
        "subscription CombineLatest", "value (2, \"x\")", "value (3, \"x\")", "value (3, \"y\")",
      ]
    )
  }

  @Test("It ends when all sides have, and fails when one does")
  func itEndsWhenAllSidesHaveAndFailsWhenOneDoes() {
    let (a, b) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let recorder = a.combineLatest(b, +).recorded()
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.events.dropFirst() == ["value 3"])
    b.send(completion: .finished)
    #expect(recorder.events.dropFirst() == ["value 3", "finished"])
    let (c, d) = (Probe<Int, Oops>(), Probe<Int, Oops>())
    let failing = c.combineLatest(d).recorded()
    c.send(completion: .failure(Oops()))
    #expect(failing.events.dropFirst() == ["failure oops"])
    #expect(d.requests == ["request unlimited", "cancel"])
  }

  @Test("Beyond the demand only the newest combination is kept")
  func beyondTheDemandOnlyTheNewestCombinationIsKept() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b, +).recorded(demand: .max(1))
    a.send(10)
    b.send(1)
    recorder.subscription?.request(.max(3))
    #expect(recorder.events.dropFirst() == ["value 11"])
    let late = PassthroughSubject<Int, Never>()
    let stalled = late.combineLatest(Just(0), +).recorded(demand: .max(1))
    late.send(1)
    late.send(2)
    late.send(3)
    #expect(stalled.events.dropFirst() == ["value 1"])
    stalled.subscription?.request(.max(1))
    late.send(4)
    #expect(stalled.events.dropFirst() == ["value 1", "value 4"])
  }

  @Test("A value sent from inside makes a combination of its own")
  func aValueSentFromInsideMakesACombinationOfItsOwn() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(1))
    let recorder = EventRecorder<Int, Never>(demand: .unlimited)
    recorder.demandOnValue = { value in
      if value < 4 { a.send(a.value + 1) }
      return .none
    }
    a.combineLatest(b, +).subscribe(recorder)
    #expect(recorder.events.dropFirst() == ["value 2", "value 3", "value 4"])
  }

  @Test("Three and four sides work alike")
  func threeAndFourSidesWorkAlike() {
    let (a, b, c, d) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2),
      CurrentValueSubject<Int, Never>(3), CurrentValueSubject<Int, Never>(4)
    )
    let three = a.combineLatest(b, c) { $0 + $1 + $2 }.recorded()
    let four = a.combineLatest(b, c, d).recorded()
    d.send(5)
    #expect(three.events.dropFirst() == ["value 6"])
    #expect(four.events.dropFirst() == ["value (1, 2, 3, 4)", "value (1, 2, 3, 5)"])
  }
}
