import Combine
import Testing

struct DemandTests {
  @Test("Sums and differences stay within zero and unlimited")
  func sumsAndDifferencesStayWithinZeroAndUnlimited() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(1) + .max(2) == .max(3))
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.unlimited - .max(1) == .unlimited)
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.max(3) * 2 == .max(6))
  }

  @Test("Demands compare with each other and with numbers")
  func demandsCompareWithEachOtherAndWithNumbers() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(5) < .unlimited)
    #expect(Demand.max(5) > 4)
    #expect(Demand.none == 0)
    #expect(6 > Demand.max(5))
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.max(7).max == 7)
    #expect("\(Demand.unlimited) \(Demand.max(2))" == "unlimited max(2)")
  }

  @Test("A negative demand stops the program")
  func aNegativeDemandStopsTheProgram() async {
    await promptly {
      await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }
  }
}
