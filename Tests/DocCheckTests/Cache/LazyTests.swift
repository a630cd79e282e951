import Foundation
import Synchronization
import Testing

@testable import DocCheck

@Suite("Values made when they are first asked for") struct LazyTests {
  @Test("Many threads get the same value, which is made once, and not before")
  func once() throws {
    let count = Atomic(0)
    let lazy = Lazy {
      usleep(20_000)
      return [count.wrappingAdd(1, ordering: .relaxed).newValue]
    }
    #expect(count.load(ordering: .relaxed) == 0)
    let values = try Workers(count: 32).map(Array(0..<256)) { _ in lazy.value }
    #expect(values == Array(repeating: [1], count: 256))
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test("A value that is nothing is made once, too")
  func nothing() {
    let count = Atomic(0)
    let lazy = Lazy<String?> {
      count.wrappingAdd(1, ordering: .relaxed)
      return nil
    }
    #expect(lazy.value == nil && lazy.value == nil)
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test("The value goes with its owner")
  func released() {
    final class Owned: Sendable {}
    weak var weakly: Owned?
    do {
      let lazy = Lazy { Owned() }
      weakly = lazy.value
      #expect(weakly != nil)
    }
    #expect(weakly == nil)
  }
}
