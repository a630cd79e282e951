import Combine
import Dispatch
import Foundation
import Testing

struct DispatchQueueSchedulerTests {
  @Test("Values are delivered on the queue, in order")
  func valuesAreDeliveredOnTheQueueInOrder() {
    let queue = DispatchQueue(label: "test")
    let values = Unchecked(Values())
    let finished = DispatchSemaphore(value: 0)
    let token = (0..<100).publisher.receive(on: queue).sink(
      receiveCompletion: { _ in finished.signal() },
      receiveValue: {
        dispatchPrecondition(condition: .onQueue(queue))
        values.value.all.append($0)
      }
    )
    #expect(finished.wait(timeout: .now() + 10) == .success)
    queue.sync {}
    #expect(values.value.all == Array(0..<100))
    token.cancel()
  }

  @Test("A repeated action stops when it is cancelled")
  func aRepeatedActionStopsWhenItIsCancelled() {
    let queue = DispatchQueue(label: "test")
    let runs = Counter()
    let token = queue.schedule(after: queue.now, interval: .milliseconds(5)) { runs.increment() }
    while runs.value < 3 { Thread.sleep(forTimeInterval: 0.005) }
    token.cancel()
    queue.sync {}
    let count = runs.value
    Thread.sleep(forTimeInterval: 0.05)
    #expect(runs.value == count)
  }

  @Test("Spans of time are counted in nanoseconds")
  func spansOfTimeAreCountedInNanoseconds() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
    #expect((Stride.milliseconds(2) + .microseconds(3)).magnitude == 2_003_000)
    #expect(Stride(.seconds(.max)).magnitude == .max)
  }
}

private final class Values {
  var all: [Int] = []
}
