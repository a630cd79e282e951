import Combine
import Testing

struct AnySubscriberTests {
  @Test("Closures make a subscriber")
  func closuresMakeASubscriber() {
    var log: [String] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: {
        log.append("\($0)")
        return .none
      },
      receiveCompletion: { log.append("\($0)") }
    )
    [1, 2].publisher.eraseToAnyPublisher().subscribe(subscriber)
    #expect(log == ["1"])
  }

  @Test("A subject becomes a subscriber")
  func aSubjectBecomesASubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.recorded()
    Just(4).subscribe(AnySubscriber(subject))
    #expect(recorder.events.dropFirst() == ["value 4", "finished"])
  }
}
