import Foundation
import Testing

@testable import DocCheck

@Suite("Attacks by input", .enabled(if: Checking.hasSandbox))
struct InputAttackTests {
  /// A file that is no article, and what is said of it.
  struct Odd: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: @Sendable () -> [UInt8]
    /// A part of what is reported; nothing where the file is one like others.
    let says: String?

    init(_ description: String, says: String?, _ bytes: @escaping @Sendable () -> [UInt8]) {
      (testDescription, self.says, self.bytes) = (description, says, bytes)
    }
  }

  private static let code = "# Title\n\n```swift\nlet a = 1\n```\n"

  private static func bytes(_ text: String, _ unit: (UInt16) -> [UInt8]) -> [UInt8] {
    text.utf16.flatMap(unit)
  }

  static let odd = [
    Odd("a line of 100 MB", says: "larger than 16 MB") {
      [UInt8](repeating: 0x61, count: 100 << 20)
    },
    Odd("a line of 2 MB", says: "line 2 is longer than 1 MB") {
      Array("a\n".utf8) + [UInt8](repeating: 0x61, count: 2 << 20)
    },
    Odd("17 MB of short lines", says: "larger than 16 MB") {
      [UInt8](repeating: 0x0A, count: 17 << 20)
    },
    Odd("UTF-16, big end first, without a mark", says: "UTF-16, not UTF-8") {
      bytes(code) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    },
    Odd("UTF-16, little end first, without a mark", says: "UTF-16, not UTF-8") {
      bytes(code) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    Odd("UTF-16 with a mark", says: "UTF-16, not UTF-8") {
      [0xFE, 0xFF] + bytes(code) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    },
    Odd("UTF-16 of Japanese with a mark", says: "UTF-16, not UTF-8") {
      [0xFF, 0xFE] + bytes("日本語の文章") { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    Odd("Latin-1", says: "is not valid UTF-8") { Array("caf".utf8) + [0xE9, 0x0A] },
    Odd("bytes of a program", says: "is not valid UTF-8") {
      [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + (0..<2000).map { UInt8($0 & 0xFF) }
    },
    Odd("nothing", says: nil) { [] },
    Odd("a zero", says: nil) { Array("a\0b\n".utf8) },
    Odd("a mark of UTF-8 alone", says: nil) { [0xEF, 0xBB, 0xBF] },
    Odd("returns alone", says: nil) { Array(code.replacing("\n", with: "\r").utf8) },
    Odd("100,000 quotes", says: nil) { Array(String(repeating: "> ", count: 100_000).utf8) },
    Odd("100,000 brackets", says: nil) { Array(String(repeating: "[", count: 100_000).utf8) },
    Odd("20,000 lists", says: nil) {
      Array((0..<2000).map { String(repeating: " ", count: $0) + "- a\n" }.joined().utf8)
    },
    Odd("20,000 fences", says: nil) { Array(String(repeating: "```\n", count: 20_000).utf8) },
  ]

  @Test("A file that is no article is told of in time, and hides no other one", arguments: odd)
  func isTold(odd: Odd) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(odd.bytes()), to: "a.md")
    try folder.write("[x](none.md)\n", to: "b.md")
    let clock = ContinuousClock()
    let start = clock.now
    let run = CommandRun([folder.path, "--no-run", "--no-cache"])
    #expect(clock.now - start < .seconds(60))
    #expect(run.output.contains("b.md:1:1: warning: broken link"))
    if let says = odd.says {
      #expect(run.status == .findings && run.output.contains(says), "\(run.output)")
    } else {
      #expect(run.status == .clean, "\(run.output)\(run.errors)")
    }
  }

  @Test("The page of an article grows with its findings, not with their square")
  func isLinear() throws {
    let folder = try TemporaryFolder()
    let sizes = try [2_500, 10_000].map { count in
      let links = (0..<count).map { "[x](none\($0).md)" }
      // On one line, which each finding shows.
      let article = try folder.write(links.joined(separator: " "), to: "\(count).md")
      let report = "\(folder.path)/\(count).html"
      #expect(CommandRun(["list", article, "--report", "html=\(report)"]).status == .clean)
      let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("\(count).") && $0.hasSuffix(".html") }
      return try pages.reduce(0) {
        $0 + (try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + $1)).count)
      }
    }
    #expect(sizes[0] > 0 && sizes[1] < sizes[0] * 5)
  }

  /// What a pull request writes into its configuration, and what is said of it.
  struct Configured: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: String
    let says: String
  }

  static let configured = [
    Configured(
      testDescription: "a package",
      configuration: "{ package: \".\" }",
      says: "'package' builds a package with your rights"
    ),
    Configured(
      testDescription: "a package in another folder",
      configuration: "{ \"package\": \"/tmp\" }",
      says: "'package' builds a package with your rights"
    ),
    Configured(
      testDescription: "modules in a home folder",
      configuration: "{ modulePaths: [\"/root\"] }",
      says: "the module path '/root' is outside"
    ),
    Configured(
      testDescription: "modules above",
      configuration: "{ modulePaths: [\"a\", \"../..\"] }",
      says: "the module path '../..' is outside"
    ),
    Configured(
      testDescription: "modules behind a link",
      configuration: "{ modulePaths: [\"link\"] }",
      says: "the module path 'link' is outside"
    ),
    Configured(
      testDescription: "another sandbox",
      configuration: "{ sandbox: \"none\" }",
      says: "unknown key 'sandbox'"
    ),
    Configured(
      testDescription: "another compiler",
      configuration: "{ swiftc: \"./evil\" }",
      says: "unknown key 'swiftc'"
    ),
    Configured(
      testDescription: "another cache",
      configuration: "{ cache: \"/etc\" }",
      says: "unknown key 'cache'"
    ),
    Configured(
      testDescription: "a report",
      configuration: "{ report: \"html=/root/.bashrc\" }",
      says: "unknown key 'report'"
    ),
    Configured(
      testDescription: "a cache that machines share",
      configuration: "{ remoteCache: \"http://evil.example\" }",
      says: "unknown key 'remoteCache'"
    ),
    Configured(
      testDescription: "a key with a line feed and a command",
      configuration: "{ \"a\\n::set-output name=a::b\": 1 }",
      says: "unknown key 'a⟨U+000A⟩"
    ),
    Configured(
      testDescription: "100,000 brackets",
      configuration: String(repeating: "[", count: 100_000),
      says: ".doccheck.json"
    ),
  ]

  @Test("A configuration runs nothing and opens nothing", arguments: configured)
  func isRefused(configured: Configured) throws {
    let folder = try TemporaryFolder()
    try folder.write("Nothing.\n", to: "docs/a.md")
    try folder.write(configured.configuration, to: "docs/.doccheck.json")
    try folder.write("", to: "docs/a/.keep")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import Foundation
      try? "ran".write(toFile: "\(folder.path)/ran", atomically: true, encoding: .utf8)
      """,
      to: "docs/Package.swift"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/docs/link",
      withDestinationPath: folder.path
    )
    let run = CommandRun([folder.path + "/docs", "--no-cache"])
    #expect(run.status == .couldNotCheck && run.output.isEmpty)
    #expect(run.errors.contains(configured.says), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"))
  }

  /// A path at which a report would replace something.
  static let sources = ["a.md", "./docs/../a.md", "b.tests.swift", ".doccheck.json", "Code.swift"]

  @Test("A report replaces no source", arguments: sources)
  func keepsSources(name: String) throws {
    let folder = try TemporaryFolder()
    let names = ["a.md", "b.md", "b.tests.swift", ".doccheck.json", "Code.swift"]
    for name in names {
      try folder.write(name.hasSuffix("json") ? "{}" : "Nothing.\n", to: name)
    }
    try folder.write("", to: "docs/.keep")
    let run = CommandRun([
      "list", folder.path, "--report", "json=\(folder.path)/\(name)",
    ])
    #expect(run.status == .couldNotCheck)
    #expect(run.errors.contains("would replace a source file"))
    for name in names {
      let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
      #expect(text == (name.hasSuffix("json") ? "{}" : "Nothing.\n"))
    }
  }

  @Test("Nor an article that this run does not check", arguments: ["markdown", "json", "html"])
  func keepsUncheckedArticles(kind: String) throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("Nothing.\n", to: "a.md")
    let other = try folder.write("Something else.\n", to: "b.md")
    let run = CommandRun([article, "--no-run", "--no-cache", "--report", "\(kind)=\(other)"])
    #expect(run.status == .couldNotCheck)
    #expect(run.errors.contains("'\(other)' would replace a source file"), "\(run.errors)")
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "Something else.\n")
  }

  @Test("A report takes the place of an earlier one, also in the checked folder")
  func replacesReports() throws {
    let folder = try TemporaryFolder()
    try folder.write("[x](none.md)\n", to: "a.md")
    for _ in 0..<2 {
      let run = CommandRun(["list", folder.path, "--report", "markdown=\(folder.path)/r.md"])
      #expect(run.status == .clean, "\(run.errors)")
    }
  }

  @Test("A file that is read-only is neither fixed nor blessed", arguments: ["fix", "bless"])
  func keepsReadOnly(command: String) throws {
    let folder = try TemporaryFolder()
    let article =
      "```swift\nimport Foundation\nstruct One: View { var body: some View { Text(\"a\") } }\n```\n\n```swift\nprint(1) // Prints \"2\"\n```\n"
    let path = try folder.write(article, to: "a.md")
    chmod(path, 0o444)
    let run = CommandRun([command, path, "--no-cache"])
    #expect(run.status == .couldNotCheck && run.errors.contains("read-only"), "\(run.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == article)
  }

  /// How standard output and standard error of doccheck are closed.
  static let closed = [">&-", "2>&-", ">&- 2>&-", "<&-", "> /dev/full", "| true"]

  @Test("Reports are written whatever becomes of standard output", arguments: closed)
  func writesReports(redirection: String) throws {
    let folder = try TemporaryFolder()
    let article = try folder.write("[x](none.md)\n", to: "a.md")
    let tool = RunningTool.executable.path
    let outcome = try Subprocess(
      command: [
        "/bin/bash", "-c",
        "\"\(tool)\" list \(article) --format json --report json=\(folder.path)/r.json \(redirection)",
      ],
      environment: ProcessInfo.processInfo.environment,
      timeout: 120
    ).run()
    #expect(outcome.ending != .timedOut)
    let report = try String(contentsOfFile: folder.path + "/r.json", encoding: .utf8)
    #expect(report.hasPrefix("{") && report.contains("none.md"))
    #expect(try String(contentsOfFile: article, encoding: .utf8) == "[x](none.md)\n")
  }
}
