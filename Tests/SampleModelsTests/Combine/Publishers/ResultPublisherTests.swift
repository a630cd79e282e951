import Combine
import Testing

struct ResultPublisherTests {
  @Test("A result is a value or a failure")
  func aResultIsAValueOrAFailure() {
    let success = Result<Int, Oops>.success(1).publisher
    let failure = Result<Int, Oops>.failure(Oops()).publisher
    #expect(success.recorded().events == ["subscription Once", "value 1", "finished"])
    #expect(failure.recorded().events == ["subscription Empty", "failure oops"])
    #expect(failure.replaceError(with: 2).result == .success(2))
    #expect(success.map { $0 + 1 } == Result.Publisher(.success(2)))
  }
}
