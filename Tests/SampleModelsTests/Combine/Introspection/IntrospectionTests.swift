import Combine
import Testing

struct IntrospectionTests {
  @Test("An observer sees what passes between a publisher and a subscriber")
  func anObserverSeesWhatPassesBetweenAPublisherAndASubscriber() {
    let observer = Observer()
    observer.enable()
    #expect(observer.isEnabled)
    let recorder = Just(Sighting(number: 1)).eraseToAnyPublisher().recorded()
    observer.disable()
    _ = Just(Sighting(number: 2)).eraseToAnyPublisher().recorded()
    #expect(observer.inputs == ["1"])
    #expect(recorder.events == ["subscription Just", "value 1", "finished"])
  }
}

/// A value that no other test sends: observers see those of the whole process.
private struct Sighting: Equatable, CustomStringConvertible {
  let number: Int
  var description: String { "\(number)" }
}

private final class Observer: _Introspection {
  var inputs: [String] = []

  func willReceive<Downstream: Subscriber>(subscriber: Downstream, input: Downstream.Input) {
    if subscriber is EventRecorder<Sighting, Never> { inputs.append("\(input)") }
  }
}
