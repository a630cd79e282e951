import Combine
import Foundation
import Testing

struct RunLoopSchedulerTests {
  @Test("Actions are done by the run loop, in time")
  func actionsAreDoneByTheRunLoopInTime() {
    let loop = RunLoop.current
    var done: [String] = []
    loop.schedule(after: loop.now.advanced(by: .milliseconds(20))) { done.append("later") }
    loop.schedule { done.append("now") }
    #expect(done.isEmpty)
    let end = Date() + 10
    while done.count < 2, Date() < end { loop.run(until: Date() + 0.01) }
    #expect(done == ["now", "later"])
  }
}
