import Combine
import Testing

struct ZipTests {
  @Test("Values go together in the order in which they came")
  func valuesGoTogetherInTheOrderInWhichTheyCame() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.zip(b).recorded()
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(
      recorder.events == ["subscription Zip", "value (1, \"x\")", "value (2, \"y\")"]
    )
  }

  @Test("It finishes when no further pair is possible and cancels the other side")
  func itFinishesWhenNoFurtherPairIsPossibleAndCancelsTheOtherSide() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.zip(b, +).recorded()
    a.send(1)
    a.send(completion: .finished)
    #expect(recorder.events == ["subscription Zip"])
    b.send(2)
    #expect(recorder.events == ["subscription Zip", "value 3", "finished"])
    #expect(b.requests == ["request unlimited", "cancel"])
  }

  @Test("Both sides are asked for as many values as are wanted")
  func bothSidesAreAskedForAsManyValuesAsAreWanted() {
    let (a, b) = (Probe<Int, Never>(), Probe<Int, Never>())
    let recorder = a.zip(b).recorded(demand: .max(1), onValue: { _ in .max(2) })
    a.send(1)
    #expect(b.send(1) == .max(2))
    #expect(a.requests == ["request max(1)", "request max(2)"])
    #expect(b.requests == ["request max(1)"])
    #expect(recorder.events.dropFirst() == ["value (1, 1)"])
  }

  @Test("Three and four sides work alike")
  func threeAndFourSidesWorkAlike() {
    let one = [1, 2].publisher
    let three = one.zip(one, one).recorded()
    let four = one.zip(one, one, one) { $0 + $1 + $2 + $3 }.recorded()
    #expect(three.events.dropFirst() == ["value (1, 1, 1)", "value (2, 2, 2)", "finished"])
    #expect(four.events.dropFirst() == ["value 4", "value 8", "finished"])
  }
}
