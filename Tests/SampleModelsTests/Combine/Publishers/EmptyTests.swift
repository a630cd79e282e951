import Combine
import Testing

struct EmptyTests {
  @Test("It finishes at once, or never")
  func itFinishesAtOnceOrNever() {
    #expect(Empty<Int, Oops>().recorded(demand: nil).events == ["subscription Empty", "finished"])
    let endless = Empty<Int, Oops>(completeImmediately: false)
    #expect(endless.recorded().events == ["subscription Empty"])
    #expect(endless != Empty())
  }
}
