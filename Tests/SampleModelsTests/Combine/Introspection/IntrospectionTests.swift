import Combine
import Testing

struct IntrospectionTests {
  @Test("An observer sees what passes between a publisher and a subscriber")
  func anObserverSeesWhatPassesBetweenAPublisherAndASubscriber() {
    let observer = Observer()
    observer.enable()
    #expect(observer.isEnabled)
    let recorder = Just(1).eraseToAnyPublisher().recorded()
    observer.disable()
    _ = Just(2).eraseToAnyPublisher().recorded()
    #expect(observer.inputs == ["1"])
    #expect(recorder.events == ["subscription Just", "value 1", "finished"])
  }
}

private final class Observer: _Introspection {
  var inputs: [String] = []

  func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {
    if subscriber is EventRecorder<Int, Never> { inputs.append("\(input)") }
  }
}
