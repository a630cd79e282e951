import Combine
import Testing

struct ImmediateSchedulerTests {
  @Test("Everything is done at once and no time passes")
  func everythingIsDoneAtOnceAndNoTimePasses() {
    var done: [String] = []
    let scheduler = ImmediateScheduler.shared
    scheduler.schedule { done.append("now") }
    scheduler.schedule(after: scheduler.now.advanced(by: 5)) { done.append("later") }
    #expect(done == ["now", "later"])
    #expect(scheduler.now.distance(to: scheduler.now.advanced(by: 9)) == 0)
  }
}
