import Combine
import Testing

struct DeferredTests {
  @Test("The publisher is made anew for each subscriber")
  func thePublisherIsMadeAnewForEachSubscriber() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.recorded().events.contains("value 1"))
    #expect(deferred.recorded().events.contains("value 2"))
  }
}
