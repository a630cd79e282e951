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

  private static let fixed = article.replacing(
    "import Foundation",
    with: "import SwiftUI\nimport Foundation"
  )

  /// The arguments that have a folder's article fixed, and reports and a baseline written there.
  private static func arguments(_ folder: String, cache: String) -> [String] {
    [
      "fix", folder + "/a.md", "--no-run", "--cache", cache, "--report", "json=\(folder)/r.json",
      "--report", "html=\(folder)/r.html", "--write-baseline", "\(folder)/b.json",
    ]
  }

  /// Expects the article, reports and the baseline of a folder to be whole or not there.
  private static func expectWhole(_ folder: String) throws {
    let text = try String(contentsOfFile: folder + "/a.md", encoding: .utf8)
    #expect(text == article || text == fixed)
    for name in ["r.json", "b.json"] {
      guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
    }
    if let page = FileManager.default.contents(atPath: folder + "/r.html") {
      #expect(String(decoding: page, as: UTF8.self).hasSuffix("</html>\n"))
    }
  }

  /// Expects the same output with a cache as without one.
  private static func expectUsable(cache: String, _ folder: TemporaryFolder) throws {
    let path = try folder.write(article, to: "c.md")
    let run = CommandRun([path, "--no-run", "--cache", cache])
    let clean = CommandRun([path, "--no-run", "--no-cache"])
    #expect(run.output == clean.output)
  }

  /// Starts a program without output.
  private static func start(_ program: URL, _ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (
      FileHandle.nullDevice, FileHandle.nullDevice
    )
    try process.run()
    return process
  }

  @Test("Whatever ends it and when, no file is half written", arguments: signals)
  func isWhole(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let cache = try folder.makeCache("cache")
    var chance = FuzzText(seed: UInt64(signal))
    for _ in 0..<17 {
      try folder.write(Self.article, to: "a.md")
      let arguments = Self.arguments(folder.path, cache: cache)
      let process = try Self.start(RunningTool.executable, arguments)
      usleep(UInt32(chance.number(below: 1_200_000)))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let isEnded = process.terminationReason == .uncaughtSignal || process.terminationStatus == 130
      #expect(isEnded || process.terminationStatus <= 1)
      try Self.expectWhole(folder.path)
    }
    try Self.expectUsable(cache: cache, folder)
  }

  @Test("When its folders become read-only at any moment, no file is half written")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let cache = try folder.makeCache("cache")
    try folder.write("", to: "work/.keep")
    let work = folder.path + "/work"
    // Permissions do not bind root with all of its capabilities.
    let arguments =
      ["--dev-bind", "/", "/", "--cap-drop", "ALL", RunningTool.executable.path]
      + Self.arguments(work, cache: cache)
    let sandbox = URL(fileURLWithPath: "/usr/bin/bwrap")
    // A run that finds all in the cache tells how long the others last.
    var length = Duration.zero
    for _ in 0..<2 {
      try folder.write(Self.article, to: "work/a.md")
      let start = ContinuousClock.now
      try Self.start(sandbox, arguments).waitUntilExit()
      length = ContinuousClock.now - start
    }
    var chance = FuzzText(seed: 1)
    var endings: Set<Int32> = []
    for _ in 0..<12 {
      try folder.write(Self.article, to: "work/a.md")
      let process = try Self.start(sandbox, arguments)
      usleep(UInt32(chance.number(below: Int(length / .microseconds(1)))))
      for path in [work, cache] { chmod(path, 0o555) }
      process.waitUntilExit()
      for path in [work, cache] { chmod(path, 0o755) }
      endings.insert(process.terminationStatus)
      try Self.expectWhole(work)
    }
    // The status says whether everything was written.
    #expect(endings.isSubset(of: [0, 1, 2]) && endings.contains(2))
    try Self.expectUsable(cache: cache, folder)
  }

  @Test("When the disk is full at any moment, no file is half written")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.article, to: "start/a.md")
    _ = try folder.makeCache("start/cache")
    try folder.write("", to: "work/.keep")
    let work = folder.path + "/work"
    let script = """
      cp -r "$1/." "$2"; work=$2; copy=$3; shift 3
      "$@"; status=$?
      cp -r "$work" "$copy"; exit $status
      """
    var chance = FuzzText(seed: 2)
    var endings: Set<Int32> = []
    for number in 0..<12 {
      let copy = folder.path + "/copy\(number)"
      let size = 8_192 + chance.number(below: 600_000)
      let process = try Self.start(
        URL(fileURLWithPath: "/usr/bin/bwrap"),
        ["--dev-bind", "/", "/", "--size", "\(size)", "--tmpfs", work]
          + ["/bin/sh", "-c", script, "sh", folder.path + "/start", work, copy]
          + [RunningTool.executable.path] + Self.arguments(work, cache: work + "/cache")
      )
      process.waitUntilExit()
      endings.insert(process.terminationStatus)
      try Self.expectWhole(copy)
      if number % 4 == 0 { try Self.expectUsable(cache: copy + "/cache", folder) }
    }
    #expect(endings.isSubset(of: [1, 2]) && endings.contains(2))
  }
}
