import Combine
import Testing

struct SinkTests {
  @Test("A sink asks for everything and forgets its closures at the end")
  func aSinkAsksForEverythingAndForgetsItsClosuresAtTheEnd() {
    weak var captured: Token?
    let sink: Subscribers.Sink<Int, Never>
    do {
      let token = Token()
      captured = token
      sink = Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in _ = token })
    }
    let probe = Probe<Int, Never>()
    probe.subscribe(sink)
    #expect(probe.requests == ["request unlimited"])
    #expect(captured != nil)
    probe.send(completion: .finished)
    #expect(captured == nil)
  }

  @Test("A sink is cancelled when its token is freed")
  func aSinkIsCancelledWhenItsTokenIsFreed() {
    let probe = Probe<Int, Never>()
    var values: [Int] = []
    do {
      let token = probe.sink { values.append($0) }
      probe.send(1)
      _ = token
    }
    probe.send(2)
    #expect(values == [1])
    #expect(probe.requests == ["request unlimited", "cancel"])
  }

  @Test("A second subscription is refused")
  func aSecondSubscriptionIsRefused() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let (first, second) = (Probe<Int, Never>(), Probe<Int, Never>())
    first.subscribe(sink)
    second.subscribe(sink)
    #expect(second.requests == ["cancel"])
  }

  @Test("The completion closure hears of a failure")
  func theCompletionClosureHearsOfAFailure() {
    var log: [String] = []
    let token = Fail<Int, Oops>(error: Oops()).sink(
      receiveCompletion: { log.append("\($0)") },
      receiveValue: { log.append("\($0)") }
    )
    #expect(log == ["failure(oops)"])
    token.cancel()
  }
}

private final class Token {}
