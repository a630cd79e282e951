import Foundation
import Testing

@testable import DocCheck

@Suite("The sandbox", .enabled(if: Checking.hasSandbox))
struct SandboxTests {
  private func run(_ script: String, readable: [String], writable: [String]) throws -> String {
    let command = Sandbox.bubblewrap.command(
      ["/bin/sh", "-c", script],
      readable: readable,
      writable: writable
    )
    let environment = ["PATH": "/usr/bin:/bin"]
    let outcome = try Subprocess(command: command, environment: environment, timeout: 10).run()
    return String(decoding: outcome.standardOutput, as: UTF8.self)
  }

  @Test("Folders below the machine's temporary one can be read and written, its other ones not")
  func temporaryFolders() throws {
    let (given, mine, other) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
    try given.write("given", to: "a")
    try other.write("other", to: "a")
    let script = """
      cat \(given.path)/a; cat \(other.path)/a 2>/dev/null || echo " hidden"
      echo x > \(given.path)/b 2>/dev/null || echo "read only"; echo mine > \(mine.path)/c
      """
    #expect(
      try run(script, readable: [given.path], writable: [mine.path])
        == "given hidden\nread only\n"
    )
    #expect(try String(contentsOfFile: mine.path + "/c", encoding: .utf8) == "mine\n")
  }

  @Test("A program that cannot be started is told from one that ends")
  func obstacles() throws {
    let outcome = { (status: Int32, said: String) in
      Subprocess.Outcome(
        ending: .exited(status),
        standardOutput: [],
        standardError: Array(said.utf8),
        results: []
      )
    }
    let loader = "a: error while loading shared libraries: libx.so: cannot open"
    #expect(Executor.obstacle(outcome(127, loader + "\n")) == loader)
    #expect(Executor.obstacle(outcome(1, "bwrap: no\n")) == "bwrap: no")
    #expect(Executor.obstacle(outcome(0, loader)) == nil)
    #expect(Executor.obstacle(outcome(1, "error: x")) == nil)
  }
}
