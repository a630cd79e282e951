import Foundation
import Testing

@testable import DocCheck

@Suite("Programs that are started")
struct SubprocessTests {
  private func run(
    _ script: String,
    timeout: Double = 10,
    limit: Int = 1000
  ) throws
    -> Subprocess.Outcome
  {
    try Subprocess(
      command: ["/bin/sh", "-c", script],
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: timeout,
      outputLimit: limit
    ).run()
  }

  @Test("Both streams and the exit status come back")
  func streams() throws {
    let outcome = try run("echo out; echo err >&2; exit 3")
    #expect(outcome.ending == .exited(3))
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "out\n")
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "err\n")
  }

  @Test("A program that never ends is ended with all that it started")
  func endless() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/pid"
    let outcome = try run("sleep 60 & echo $! > \(file); wait", timeout: 0.5)
    #expect(outcome.ending == .timedOut)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(waitUntilGone(process))
  }

  @Test("A program is ended with what it has moved to other process groups")
  func groups() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/pid"
    let script = "bash -c 'set -m; sleep 60 & echo $! > \(file); wait'"
    #expect(try run(script, timeout: 0.5).ending == .timedOut)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(waitUntilGone(process))
  }

  @Test("A child that outlives its parent neither blocks nor stays")
  func orphan() throws {
    let outcome = try run("sleep 60 & echo $!")
    #expect(outcome.ending == .exited(0))
    let text = String(decoding: outcome.standardOutput, as: UTF8.self)
    let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(waitUntilGone(process))
  }

  /// Whether a process is gone, or only waits to be collected, within two seconds.
  private func waitUntilGone(_ process: Int32) -> Bool {
    for _ in 0..<200 {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let status, !status.contains(") Z ") else { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("A flood of output is cut, a signal is told from an exit, standard input is empty")
  func oddEndings() throws {
    #expect(try run("yes | head -c 1000000").standardOutput.count == 1000)
    #expect(try run("kill -SEGV $$").ending == .signalled(11))
    #expect(try run("cat; echo done").standardOutput == Array("done\n".utf8))
  }

  @Test("A program that is not there is an error that names it")
  func missing() {
    #expect(throws: EnvironmentError.self) {
      try Subprocess(command: ["/nowhere/to/be/found"], timeout: 1).run()
    }
  }
}
