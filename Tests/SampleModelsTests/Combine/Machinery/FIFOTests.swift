import Testing

@testable import Combine

struct FIFOTests {
  @Test("Values leave in the order in which they came, however many there were")
  func order() {
    var queue = FIFO<Int>()
    var taken: [Int] = []
    for value in 0..<200 {
      queue.append(value)
      if value % 3 == 2 { taken.append(queue.popFirst() ?? -1) }
    }
    #expect(queue.count == 200 - taken.count)
    while let value = queue.popFirst() { taken.append(value) }
    #expect(taken == Array(0..<200))
    #expect(queue.isEmpty)
  }

  @Test("The newest value is replaced, and in an empty queue added")
  func replacing() {
    var queue = FIFO<String>()
    queue.replaceLast(with: "a")
    queue.append("b")
    queue.replaceLast(with: "c")
    #expect(queue.takeAll() == ["a", "c"])
    #expect(queue.popFirst() == nil)
  }
}
