import Synchronization
import Testing

@testable import DocCheck

@Suite("Places for work") struct SlotsTests {
  @Test("No more work goes on at once than there are places")
  func limit() throws {
    let slots = Slots(count: 2)
    let busy = Atomic(0)
    let most = Atomic(0)
    _ = try Workers(count: 16).map(Array(0..<64)) { _ in
      slots.use {
        most.max(busy.wrappingAdd(1, ordering: .relaxed).newValue, ordering: .relaxed)
        for _ in 0..<1000 { _ = busy.load(ordering: .relaxed) }
        busy.wrappingSubtract(1, ordering: .relaxed)
      }
    }
    #expect(most.load(ordering: .relaxed) <= 2)
  }

  @Test("A place that is lent is another one's until its owner goes on")
  func lent() throws {
    let slots = Slots(count: 1)
    let order = Mutex<[String]>([])
    slots.use {
      order.withLock { $0.append("first") }
      slots.lend { slots.use { order.withLock { $0.append("second") } } }
      order.withLock { $0.append("first again") }
    }
    #expect(order.withLock { $0 } == ["first", "second", "first again"])
  }
}
