import Combine
import Testing

struct FailTests {
  @Test("It fails at once, whatever the demand")
  func itFailsAtOnceWhateverTheDemand() {
    let fail = Fail(outputType: Int.self, failure: Oops())
    #expect(fail.recorded(demand: nil).events == ["subscription Empty", "failure oops"])
    #expect(fail == Fail<Int, Oops>(error: Oops()))
  }
}
