import Combine
import Testing

struct TryCompactMapTests {
  @Test("An error thrown by the closure is the end")
  func anErrorThrownByTheClosureIsTheEnd() {
    let source = PassthroughSubject<Int, Never>()
    let recorder = source.tryCompactMap { value -> Int? in
      if value > 2 { throw Oops() }
      return value == 1 ? nil : value
    }.recorded()
    for value in 1...4 { source.send(value) }
    #expect(recorder.events == ["subscription TryCompactMap", "value 2", "failure oops"])
  }
}
