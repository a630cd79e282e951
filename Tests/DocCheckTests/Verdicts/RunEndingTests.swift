import Glibc
import Testing

@testable import DocCheck

@Suite("How programs end")
struct RunEndingTests {
  @Test(
    "Only a signal of the program's own making is a trap",
    arguments: [
      (Subprocess.Outcome.Ending.exited(132), true), (.exited(4), false), (.exited(200), false),
      (.signalled(SIGSEGV), true), (.signalled(SIGKILL), false), (.exited(137), false),
      (.timedOut, false),
    ]
  )
  func traps(ending: Subprocess.Outcome.Ending, isTrap: Bool) {
    #expect(RunEnding.isTrap(ending) == isTrap)
  }
}
