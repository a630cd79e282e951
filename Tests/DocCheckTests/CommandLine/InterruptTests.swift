import Foundation
import Testing

@testable import DocCheck

@Suite("An interrupt")
struct InterruptTests {
  /// The program itself, which stands beside the test runner.
  private let doccheck = URL(fileURLWithPath: Checking.executable)
    .deletingLastPathComponent().appendingPathComponent("doccheck").path

  @Test(
    "Ends doccheck with 130 and leaves no process and no file",
    .enabled(if: Checking.hasSandbox)
  )
  func leavesNothing() throws {
    let folder = try TemporaryFolder()
    let article = try folder.write(
      "<!-- doccheck: run -->\n\n```swift\nwhile true {}\n```\n",
      to: "a.md"
    )
    let temporary = folder.path + "/tmp"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary]) { $1 }
    let outcome = try Subprocess(
      command: [
        "timeout", "--preserve-status", "-s", "INT", "5", doccheck, article, "--timeout", "600",
        "--report", "html=\(folder.path)/r.html",
      ],
      environment: environment,
      timeout: 60
    ).run()
    #expect(outcome.ending == .exited(130))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/r.html"))
    // The kernel takes a moment to end what was killed.
    var left = try processes(below: temporary)
    for _ in 0..<200 where !left.isEmpty {
      usleep(10_000)
      left = try processes(below: temporary)
    }
    #expect(left == [])
  }

  /// The processes whose program stands in a folder.
  private func processes(below folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
      return target?.hasPrefix(folder) ?? false
    }
  }
}
