import Combine
import Testing

struct AsyncPublisherTests {
  @Test("A loop gets all values of a publisher")
  func aLoopGetsAllValuesOfAPublisher() async {
    var values: [Int] = []
    for await value in (1...3).publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test("A failure is thrown after the values")
  func aFailureIsThrownAfterTheValues() async {
    var values: [Int] = []
    await #expect(throws: Oops.self) {
      for try await value in Record<Int, Oops>(output: [1, 2], completion: .failure(Oops())).values
      {
        values.append(value)
      }
    }
    #expect(values == [1, 2])
  }

  @Test("Leaving the loop cancels the subscription")
  func leavingTheLoopCancelsTheSubscription() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var cancels = 0
    let source = subject.handleEvents(receiveCancel: { cancels += 1 })
    for await value in source.values where value == 1 { break }
    #expect(cancels == 1)
  }

  @Test("Cancelling the task ends the loop")
  func cancellingTheTaskEndsTheLoop() async {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let source = Unchecked(
      PassthroughSubject<Int, Never>().handleEvents(receiveSubscription: { _ in begin.yield() })
    )
    let task = Task {
      for await _ in source.value.values {}
      return "ended"
    }
    for await _ in begun { break }
    task.cancel()
    #expect(await task.value == "ended")
  }
}
