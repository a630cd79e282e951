import Combine
import Dispatch
import Testing

struct FutureValueTests {
  @Test("A task waits for a future")
  func aTaskWaitsForAFuture() async {
    let future = Future<Int, Never> { promise in
      let promise = Unchecked(promise)
      DispatchQueue.global().async { promise.value(.success(3)) }
    }
    #expect(await future.value == 3)
    let failing = Future<Int, Oops> { $0(.failure(Oops())) }
    await #expect(throws: Oops.self) { try await failing.value }
  }

  @Test("A future made on the main actor is waited for there")
  @MainActor
  func aFutureMadeOnTheMainActorIsWaitedForThere() async {
    var isMade = false
    let value = await Future<Int, Never> { promise in
      isMade = true
      promise(.success(4))
    }.value
    #expect(value == 4)
    #expect(isMade)
  }
}
