import Combine
import Testing

struct ConcatenateTests {
  @Test("The second publisher is subscribed to when the first has finished")
  func theSecondPublisherIsSubscribedToWhenTheFirstHasFinished() {
    let first = Probe<Int, Never>()
    let second = Probe<Int, Never>()
    let recorder = first.append(second).recorded(demand: .max(3))
    first.send(1)
    #expect(second.subscriberCount == 0)
    first.send(completion: .finished)
    #expect(second.requests == ["request max(2)"])
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.events == ["subscription Concatenate", "value 1", "value 2", "finished"])
  }

  @Test("A failure of the first publisher is the end")
  func aFailureOfTheFirstPublisherIsTheEnd() {
    let recorder = Fail<Int, Oops>(error: Oops()).append(1, 2).recorded()
    #expect(recorder.events == ["subscription Concatenate", "failure oops"])
  }

  @Test("Values can be put before and after")
  func valuesCanBePutBeforeAndAfter() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.prepend(1, 2).append([8, 9]).recorded()
    source.send(5)
    source.send(completion: .finished)
    #expect(
      recorder.events.dropFirst()
        == ["value 1", "value 2", "value 5", "value 8", "value 9", "finished"]
    )
  }

  @Test("Cancelling cancels the publisher whose turn it is")
  func cancellingCancelsThePublisherWhoseTurnItIs() {
    let first = Probe<Int, Never>()
    let second = Probe<Int, Never>()
    let recorder = first.append(second).recorded()
    first.send(completion: .finished)
    recorder.subscription?.cancel()
    #expect(first.requests == ["request unlimited"])
    #expect(second.requests == ["request unlimited", "cancel"])
  }
}
