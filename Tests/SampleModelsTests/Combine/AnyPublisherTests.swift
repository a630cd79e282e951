import Combine
import Testing

struct AnyPublisherTests {
  @Test("Hiding a type twice is hiding it once")
  func hidingATypeTwiceIsHidingItOnce() {
    let once = Just(1).eraseToAnyPublisher()
    #expect(
      once.eraseToAnyPublisher().recorded().events == ["subscription Just", "value 1", "finished"]
    )
    #expect("\(once)" == "AnyPublisher")
  }
}
