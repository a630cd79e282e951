import Combine
import Testing

struct SetFailureTypeTests {
  @Test("A publisher that cannot fail fits beside one that can")
  func aPublisherThatCannotFailFitsBesideOneThatCan() {
    let recorder = PassthroughSubject<Int, Never>()
    let merged = recorder.setFailureType(to: Oops.self).merge(with: Fail<Int, Oops>(error: Oops()))
    #expect(merged.recorded().events == ["subscription Merge", "failure oops"])
  }
}
