import Foundation
import Testing

@testable import DocCheck

@Suite("Being ended at any moment", .enabled(if: Checking.hasSandbox))
struct InterruptAttackTests {
  /// The signals that end doccheck, of which the last one cannot be answered.
  static let signals = [SIGINT, SIGTERM, SIGKILL]

  private static let article = """
    ```swift
    import Foundation
    struct Nest: View { var body: some View { Text("a") } }
    ```

    [x](none.md)

    """

  @Test("Whatever ends it and when, no file is half written", arguments: signals)
  func isWhole(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let fixed = Self.article.replacing(
      "import Foundation",
      with: "import SwiftUI\nimport Foundation"
    )
    let cache = try folder.makeCache("cache")
    let tool = RunningTool.executable
    var chance = FuzzText(seed: UInt64(signal))
    for _ in 0..<17 {
      let article = try folder.write(Self.article, to: "a.md")
      let process = Process()
      process.executableURL = tool
      process.arguments = [
        "fix", article, "--no-run", "--cache", cache, "--report", "json=\(folder.path)/r.json",
        "--report", "html=\(folder.path)/r.html", "--write-baseline", "\(folder.path)/b.json",
      ]
      (process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, FileHandle.nullDevice
      )
      try process.run()
      usleep(UInt32(chance.number(below: 1_200_000)))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let isEnded = process.terminationReason == .uncaughtSignal || process.terminationStatus == 130
      #expect(isEnded || process.terminationStatus <= 1)
      let text = try String(contentsOfFile: article, encoding: .utf8)
      #expect(text == Self.article || text == fixed)
      for name in ["r.json", "b.json"] {
        guard let data = FileManager.default.contents(atPath: folder.path + "/" + name) else {
          continue
        }
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      }
      if let page = FileManager.default.contents(atPath: folder.path + "/r.html") {
        #expect(String(decoding: page, as: UTF8.self).hasSuffix("</html>\n"))
      }
    }
    // What is left in the cache is whole, or is told of and made again.
    try folder.write(Self.article, to: "a.md")
    let run = CommandRun([folder.path + "/a.md", "--no-run", "--cache", cache])
    let clean = CommandRun([folder.path + "/a.md", "--no-run", "--no-cache"])
    #expect(run.output == clean.output)
  }
}
