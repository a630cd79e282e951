import Combine
import Glibc
import Testing

struct BreakpointTests {
  @Test("Events that no closure picks pass unhindered")
  func eventsThatNoClosurePicksPassUnhindered() {
    let source = PassthroughSubject<Int, Oops>()
    let recorder = source.breakpoint(receiveOutput: { $0 > 5 }).breakpointOnError().recorded()
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.dropFirst() == ["value 1", "finished"])
  }

  @Test("An event that a closure picks raises a signal")
  func anEventThatAClosurePicksRaisesASignal() async {
    await promptly {
      await #expect(processExitsWith: .signal(SIGTRAP)) {
        _ = Just(1).eraseToAnyPublisher().breakpoint(receiveOutput: { _ in true }).sink { _ in }
      }
    }
  }
}
