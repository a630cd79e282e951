import Combine
import Dispatch
import Foundation
import Testing

struct OperationQueueSchedulerTests {
  @Test("An action is done after its delay and a repeated one until it is cancelled")
  func anActionIsDoneAfterItsDelayAndARepeatedOneUntilItIsCancelled() {
    let queue = OperationQueue()
    let runs = Counter()
    let start = Date()
    let done = DispatchSemaphore(value: 0)
    queue.schedule(after: queue.now.advanced(by: .milliseconds(60))) { done.signal() }
    #expect(done.wait(timeout: .now() + 10) == .success)
    #expect(Date().timeIntervalSince(start) >= 0.05)
    let token = queue.schedule(after: queue.now, interval: .milliseconds(5)) { runs.increment() }
    while runs.value < 3 { Thread.sleep(forTimeInterval: 0.005) }
    token.cancel()
    queue.waitUntilAllOperationsAreFinished()
    let count = runs.value
    Thread.sleep(forTimeInterval: 0.05)
    #expect(runs.value == count)
  }
}
