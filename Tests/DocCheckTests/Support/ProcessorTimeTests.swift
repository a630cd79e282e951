import Testing

@Suite("Time of the processor")
struct ProcessorTimeTests {
  @Test("Work that grows with the square is not linear")
  func growth() throws {
    @Sendable func work(_ count: Int) {
      var sum = 0
      for number in 0..<count { sum &+= number }
      precondition(sum >= 0)
    }
    #expect(try ProcessorTime.isLinear(from: 10_000) { work($0) })
    #expect(try !ProcessorTime.isLinear(from: 2_000) { work($0 * $0) })
  }
}
