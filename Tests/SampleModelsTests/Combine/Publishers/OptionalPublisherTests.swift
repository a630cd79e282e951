import Combine
import Testing

struct OptionalPublisherTests {
  @Test("A value is sent, none finishes")
  func aValueIsSentNoneFinishes() {
    #expect(
      Optional(1).publisher.recorded().events == ["subscription Optional", "value 1", "finished"]
    )
    #expect(Int?.none.publisher.recorded().events == ["subscription Empty", "finished"])
    #expect(Int?.none.publisher.replaceEmpty(with: 3) == Just(3))
  }
}
