import Glibc
import Testing

@testable import DocCheck

@Suite("Runs that come out the same again") struct RepeatableRunTests {
  private func isSure(
    _ text: String,
    _ ending: Subprocess.Outcome.Ending = .exited(0)
  ) -> Bool {
    let program = Program(text)
    let outcome = Subprocess.Outcome(
      ending: ending,
      standardOutput: [],
      standardError: [],
      results: []
    )
    return RepeatableRun.isSure(program, outcome)
  }

  @Test("Code that only computes is sure, even where it traps")
  func sure() {
    #expect(isSure("print([3, 1, 2].sorted())"))
    #expect(isSure("let a = [1]\nprint(a[2])", .signalled(SIGILL)))
  }

  @Test(
    "Chance, time, other threads and the machine are not",
    arguments: [
      "print(Int.random(in: 1...6))", "print([1, 2].shuffled())", "print(Date())",
      "Task { print(1) }", "print(await f())", "DispatchQueue.main.async {}", "print(UUID())",
      "print(1.hashValue)", "print(FileManager.default.currentDirectoryPath)",
      "let p = UnsafeMutablePointer<Int>.allocate(capacity: 1)",
    ]
  )
  func doubtful(text: String) {
    #expect(!isSure(text))
  }

  @Test("What was ended at a limit may come further another time")
  func limits() {
    #expect(!isSure("while true {}", .timedOut))
    #expect(!isSure("var a = [1]", .signalled(SIGKILL)))
  }
}
