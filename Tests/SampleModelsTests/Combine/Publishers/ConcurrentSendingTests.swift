import Combine
import Dispatch
import Testing

/// Several threads send into one operator at once; nothing may get lost or overlap.
struct ConcurrentSendingTests {
  private let subjects = Unchecked((0..<3).map { _ in PassthroughSubject<Int, Never>() })
  private let strand = Strand()
  private let rounds = 3_000

  @Test("Merged values all arrive, one at a time")
  func merge() {
    let token = Publishers.MergeMany(subjects.value).sink { [strand] _ in strand.take() }
    sendAll()
    #expect(strand.count == 3 * rounds)
    #expect(strand.overlaps.value == 0)
    token.cancel()
  }

  @Test("Values of flattened publishers all arrive, one at a time")
  func flatMap() {
    let token = subjects.value.publisher.flatMap { $0 }.sink { [strand] _ in strand.take() }
    sendAll()
    #expect(strand.count == 3 * rounds)
    #expect(strand.overlaps.value == 0)
    token.cancel()
  }

  @Test("Zipped values lose nobody")
  func zip() {
    let (a, b, c) = (subjects.value[0], subjects.value[1], subjects.value[2])
    let token = a.zip(b, c).sink { [strand] tuple in
      if tuple.0 == tuple.1, tuple.1 == tuple.2 { strand.take() }
    }
    sendAll()
    #expect(strand.count == rounds)
    #expect(strand.overlaps.value == 0)
    token.cancel()
  }

  @Test("Each new value makes a combination once all sides have one")
  func combineLatest() {
    let (a, b, c) = (subjects.value[0], subjects.value[1], subjects.value[2])
    let token = a.combineLatest(b, c).sink { [strand] _ in strand.take() }
    for subject in subjects.value { subject.send(-1) }
    sendAll()
    #expect(strand.count == 3 * rounds + 1)
    #expect(strand.overlaps.value == 0)
    token.cancel()
  }

  @Test("A shared publisher serves subscribers that come and go")
  func share() {
    let shared = Unchecked(subjects.value[0].share())
    let received = Counter()
    let steady = shared.value.sink { [strand] _ in strand.take() }
    concurrently(3) { [subjects, rounds] index in
      for value in 0..<rounds {
        guard index > 0 else {
          subjects.value[0].send(value)
          continue
        }
        shared.value.sink { _ in received.increment() }.cancel()
      }
    }
    #expect(strand.count == rounds)
    #expect(strand.overlaps.value == 0)
    steady.cancel()
  }

  @Test("Values delivered on a serial queue keep the order of each sender")
  func receiveOn() {
    let queue = DispatchQueue(label: "test")
    let order = Unchecked(Order())
    let token = subjects.value[0].merge(with: subjects.value[1]).receive(on: queue).sink {
      order.value.values.append($0)
    }
    concurrently(2) { [subjects, rounds] index in
      for value in 0..<rounds { subjects.value[index].send(value * 2 + index) }
    }
    queue.sync {}
    let (even, odd) = (
      order.value.values.filter { $0 % 2 == 0 }, order.value.values.filter { $0 % 2 == 1 }
    )
    #expect(even == (0..<rounds).map { $0 * 2 })
    #expect(odd == (0..<rounds).map { $0 * 2 + 1 })
    token.cancel()
  }

  @Test("A published property takes changes of several threads")
  func published() {
    let model = Unchecked(Model())
    let token = model.value.$number.sink { [strand] _ in strand.take() }
    let signals = Counter()
    let other = model.value.objectWillChange.sink { signals.increment() }
    concurrently(3) { [rounds] _ in
      for value in 0..<rounds { model.value.number = value }
    }
    #expect(strand.count == 3 * rounds + 1)
    #expect(strand.overlaps.value == 0)
    #expect(signals.value == 3 * rounds)
    _ = (token, other)
  }

  @Test("Cancelling while others send stops the values and hurts nobody")
  func cancelling() {
    for _ in 0..<200 {
      let subjects = subjects
      let token = Unchecked(
        subjects.value[0].merge(with: subjects.value[1]).map { $0 + 1 }.removeDuplicates()
          .debounce(for: .milliseconds(1), scheduler: DispatchQueue.global())
          .sink { _ in }
      )
      concurrently(3) { index in
        if index == 2 {
          token.value.cancel()
        } else {
          for value in 0..<20 { subjects.value[index].send(value) }
        }
      }
    }
  }

  private func sendAll() {
    concurrently(3) { [subjects, rounds] index in
      for value in 0..<rounds { subjects.value[index].send(value) }
    }
  }

  private final class Order {
    var values: [Int] = []
  }

  private final class Model: ObservableObject {
    @Published var number = 0
  }
}
