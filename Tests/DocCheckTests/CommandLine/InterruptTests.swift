import Foundation
import Testing

@testable import DocCheck

@Suite("Being ended early")
struct InterruptTests {
  /// The program itself, which stands beside the test runner.
  private let doccheck = URL(fileURLWithPath: Checking.executable)
    .deletingLastPathComponent().appendingPathComponent("doccheck").path

  @Test(
    "Ends doccheck with 130, leaves no process and no file, and old reports as they were",
    .enabled(if: Checking.hasSandbox)
  )
  func leavesNothing() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write(
      "<!-- doccheck: run -->\n\n```swift\nwhile true {}\n```\n",
      to: "a.md"
    )
    let old = try folder.write("old", to: "old.json")
    let tool = try RunningTool([
      article, "--timeout", "600", "--report", "html=\(folder.path)/r.html", "--report",
      "json=\(old)",
    ])
    let temporary = tool.temporary.path
    try tool.eventually { try !processes(below: temporary).isEmpty }
    #expect(tool.interrupt() == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/r.html"))
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
    // The kernel takes a moment to end what was killed.
    var left = try processes(below: temporary)
    for _ in 0..<200 where !left.isEmpty {
      usleep(10_000)
      left = try processes(below: temporary)
    }
    #expect(left == [])
  }

  @Test("A reader that goes early, and a full disk, end doccheck without a crash")
  func lostReaders() throws {
    let folder = try TemporaryFolder()
    let code = String(repeating: "```swift\nlet a = 1\n```\n\n", count: 2_000)
    let article = try folder.write(code, to: "a.md")
    func run(_ script: String) throws -> Subprocess.Outcome {
      try Subprocess(
        command: ["/bin/bash", "-c", script, "bash", doccheck, article],
        environment: ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"],
        timeout: 60
      ).run()
    }
    let closed = try run("\"$1\" list \"$2\" | head -c 1; exit ${PIPESTATUS[0]}")
    #expect(closed.ending == .exited(141))
    #expect(closed.standardError == [])
    let full = try run("\"$1\" list \"$2\" > /dev/full")
    #expect(full.ending == .exited(2))
    #expect(
      String(decoding: full.standardError, as: UTF8.self)
        == "error: cannot write to standard output: No space left on device\n"
    )
  }

  /// The processes whose program stands in a folder.
  private func processes(below folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
      return target?.hasPrefix(folder) ?? false
    }
  }
}
