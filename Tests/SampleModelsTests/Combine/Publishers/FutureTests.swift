import Combine
import Testing

struct FutureTests {
  @Test("The closure runs at once and only its first answer counts")
  func theClosureRunsAtOnceAndOnlyItsFirstAnswerCounts() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    let early = future.recorded()
    promise?(.success(1))
    promise?(.success(2))
    #expect(early.events == ["subscription Future", "value 1", "finished"])
    #expect(future.recorded().events == ["subscription Future", "value 1", "finished"])
  }

  @Test("A value waits for demand, a failure does not")
  func aValueWaitsForDemandAFailureDoesNot() {
    let value = Future<Int, Oops> { $0(.success(1)) }.recorded(demand: nil)
    #expect(value.events == ["subscription Future"])
    value.subscription?.request(.max(1))
    #expect(value.events == ["subscription Future", "value 1", "finished"])
    let failure = Future<Int, Oops> { $0(.failure(Oops())) }.recorded(demand: nil)
    #expect(failure.events == ["subscription Future", "failure oops"])
  }

  @Test("A cancelled subscriber gets nothing")
  func aCancelledSubscriberGetsNothing() {
    var promise: Future<Int, Never>.Promise?
    let recorder = Future<Int, Never> { promise = $0 }.recorded()
    recorder.subscription?.cancel()
    promise?(.success(1))
    #expect(recorder.events == ["subscription Future"])
  }
}
