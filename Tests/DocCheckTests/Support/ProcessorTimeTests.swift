import Testing

@Suite("Time of the processor")
struct ProcessorTimeTests {
  @Test("Work that is done once is linear, and takes time")
  func growth() throws {
    @Sendable func work(_ count: Int) {
      var sum = 0
      for number in 0..<count { sum &+= number }
      precondition(sum >= 0)
    }
    #expect(try ProcessorTime.isLinear(from: 10_000) { work($0) })
    #expect(try ProcessorTime.seconds { work(1_000_000) } > 0)
  }

  @Test("Eight times the work is linear by its seconds, and the square of it is not")
  func judgement() {
    #expect(ProcessorTime.isLinear(0.1, eightTimes: 0.8))
    #expect(!ProcessorTime.isLinear(0.1, eightTimes: 6.4))
    #expect(ProcessorTime.isLinear(0.0001, eightTimes: 0.0064))
  }
}
