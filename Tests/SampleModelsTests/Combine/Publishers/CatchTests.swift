import Combine
import Testing

struct CatchTests {
  @Test("Another publisher takes over with the demand that is left")
  func anotherPublisherTakesOverWithTheDemandThatIsLeft() {
    let first = Probe<Int, Oops>()
    let second = Probe<Int, Never>()
    let recorder = first.catch { _ in second }.recorded(demand: .max(3))
    first.send(1)
    first.send(completion: .failure(Oops()))
    #expect(second.requests == ["request max(2)"])
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.events == ["subscription Catch", "value 1", "value 2", "finished"])
  }

  @Test("A handler that throws ends the stream")
  func aHandlerThatThrowsEndsTheStream() {
    let source = PassthroughSubject<Int, Oops>()
    let recorder = source.tryCatch { error -> Just<Int> in throw Oops(name: "again \(error)") }
      .recorded()
    source.send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription TryCatch", "failure again oops"])
  }

  @Test("Cancelling reaches the publisher that took over")
  func cancellingReachesThePublisherThatTookOver() {
    let second = Probe<Int, Never>()
    let recorder = Fail<Int, Oops>(error: Oops()).catch { _ in second }.recorded()
    recorder.subscription?.cancel()
    second.send(1)
    #expect(second.requests == ["request unlimited", "cancel"])
    #expect(recorder.events == ["subscription Catch"])
  }
}
