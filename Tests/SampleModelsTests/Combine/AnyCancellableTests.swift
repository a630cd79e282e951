import Combine
import Dispatch
import Testing

struct AnyCancellableTests {
  @Test("The action runs once, at the latest when the token is freed")
  func theActionRunsOnceAtTheLatestWhenTheTokenIsFreed() {
    var runs = 0
    do {
      let token = AnyCancellable { runs += 1 }
      token.cancel()
      token.cancel()
    }
    #expect(runs == 1)
    do { _ = AnyCancellable { runs += 1 } }
    #expect(runs == 2)
  }

  @Test("Tokens are kept in sets and in arrays")
  func tokensAreKeptInSetsAndInArrays() {
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    var runs = 0
    let token = AnyCancellable { runs += 1 }
    token.store(in: &set)
    token.store(in: &set)
    AnyCancellable { runs += 1 }.store(in: &array)
    #expect(set.count == 1)
    #expect(array.count == 1)
    array.removeAll()
    #expect(runs == 1)
  }

  @Test("Two threads that cancel at once run the action once")
  func twoThreadsThatCancelAtOnceRunTheActionOnce() {
    for _ in 0..<500 {
      let runs = Counter()
      let token = Unchecked(AnyCancellable { runs.increment() })
      DispatchQueue.concurrentPerform(iterations: 2) { _ in token.value.cancel() }
      #expect(runs.value == 1)
    }
  }
}
