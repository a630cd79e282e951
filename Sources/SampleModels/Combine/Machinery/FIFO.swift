/// A queue of values.
///
/// Taking from the front costs a step forward, not a move of all the rest.
struct FIFO<Element> {
  private var storage: [Element?] = []
  private var head = 0

  /// How many values there are.
  var count: Int { storage.count - head }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// The values from the oldest to the newest.
  var elements: [Element] { storage[head...].compactMap { $0 } }

  /// Puts a value at the end.
  mutating func append(_ element: Element) {
    storage.append(element)
  }

  /// Takes the oldest value.
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let element = storage[head].take()
    head += 1
    if head == storage.count {
      removeAll()
    } else if head >= 32, head * 2 >= storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return element
  }

  /// Puts a value in the place of the newest one.
  mutating func replaceLast(with element: Element) {
    if isEmpty { append(element) } else { storage[storage.count - 1] = element }
  }

  /// Takes all values away.
  mutating func removeAll() {
    storage.removeAll(keepingCapacity: storage.count <= 64)
    head = 0
  }

  /// Takes all values and answers them.
  mutating func takeAll() -> [Element] {
    defer { removeAll() }
    return elements
  }
}
