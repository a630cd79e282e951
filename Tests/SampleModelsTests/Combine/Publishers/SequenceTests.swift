import Combine
import Testing

struct SequenceTests {
  @Test("Elements come as they are asked for and the end with the last")
  func elementsComeAsTheyAreAskedForAndTheEndWithTheLast() {
    let recorder = (1...3).publisher.recorded(demand: .max(2))
    #expect(recorder.events == ["subscription 1...3", "value 1", "value 2"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events.dropFirst(3) == ["value 3", "finished"])
  }

  @Test("Demand answered to a value is honoured without deepening the stack")
  func demandAnsweredToAValueIsHonouredWithoutDeepeningTheStack() {
    let recorder = (0..<100_000).publisher.recorded(demand: .max(1), onValue: { _ in .max(1) })
    #expect(recorder.events.count == 100_002)
    #expect(recorder.events.last == "finished")
  }

  @Test("Cancelling at a value is the end")
  func cancellingAtAValueIsTheEnd() {
    let recorder = EventRecorder<Int, Never>(demand: .unlimited)
    recorder.demandOnValue = { [unowned recorder] _ in
      recorder.subscription?.cancel()
      return .none
    }
    let source = sequence(first: 1) { $0 + 1 }.publisher
    source.subscribe(recorder)
    #expect(recorder.events.dropFirst() == ["value 1"])
  }

  @Test("An empty sequence finishes without being asked")
  func anEmptySequenceFinishesWithoutBeingAsked() {
    #expect([Int]().publisher.recorded(demand: nil).events == ["subscription Empty", "finished"])
  }

  @Test("Operators on a sequence are carried out at once")
  func operatorsOnASequenceAreCarriedOutAtOnce() {
    let source = [3, 1, 2].publisher
    #expect(source.map { $0 * 2 } == Publishers.Sequence(sequence: [6, 2, 4]))
    #expect(source.min() == Optional.Publisher(1))
    #expect(source.count() == Just(3))
    #expect(source.append(4) == Publishers.Sequence(sequence: [3, 1, 2, 4]))
    #expect(source.removeDuplicates().filter { $0 > 1 }.sequence == [3, 2])
    #expect(source.reduce(0, +).result == .success(6))
  }
}
