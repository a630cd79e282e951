import Combine
import Testing

struct JustTests {
  @Test("The value waits for demand")
  func theValueWaitsForDemand() {
    let recorder = Just(1).recorded(demand: nil)
    #expect(recorder.events == ["subscription Just"])
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription Just", "value 1", "finished"])
  }

  @Test("Operators on one value are carried out at once")
  func operatorsOnOneValueAreCarriedOutAtOnce() {
    #expect(Just(2).map { $0 * 3 } == Just(6))
    #expect(Just(2).filter { $0 > 5 } == Optional.Publisher(nil))
    #expect(Just(2).prepend(0, 1) == Publishers.Sequence(sequence: [0, 1, 2]))
    #expect(throws: Oops.self) { try Just(2).tryMap { _ in throw Oops() }.result.get() }
  }

  @Test("A request for nothing stops the program")
  func aRequestForNothingStopsTheProgram() async {
    await promptly {
      await #expect(processExitsWith: .failure) {
        Just(1).recorded(demand: nil).subscription?.request(.none)
      }
    }
  }
}
