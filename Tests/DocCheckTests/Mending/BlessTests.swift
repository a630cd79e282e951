import Foundation
import Testing

@testable import DocCheck

@Suite("Blessing what happens", .enabled(if: Checking.hasSandbox))
struct BlessTests {
  /// What one run makes of some articles.
  private struct Blessed: Sendable {
    let texts: [String]
    let status: ExitCode
    /// What it says of each article.
    let notes: [String]

    init(_ articles: [String]) throws {
      let folder = try TemporaryFolder()
      let paths = try articles.enumerated().map { try folder.write($1, to: "\($0).md") }
      let run = CommandRun(["bless", folder.path])
      texts = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
      status = run.status
      let lines = run.errors.split(separator: "\n")
      notes = paths.map { path in lines.filter { $0.contains(path) }.joined(separator: "\n") }
    }
  }

  private func blessed(_ text: String) throws -> (text: String, status: ExitCode) {
    let blessed = try Blessed([text])
    return (blessed.texts[0], blessed.status)
  }

  private static func swift(_ code: String) -> String { "```swift\n\(code)\n```\n" }

  private static let examples = [
    ("print(1 + 1)\n// Prints \"3\"", "print(1 + 1)\n// Prints \"2\""),
    ("print(1 + 1) // Prints: 3", "print(1 + 1) // Prints: 2"),
    ("let three = 1 + 1 // → 3", "let three = 1 + 1 // → 2"),
    (
      "var three = 1\nthree += 1\n// three is now 3",
      "var three = 1\nthree += 1\n// three is now 2"
    ),
    ("print(1 + 1)\n/* Prints \"3\" */", "print(1 + 1)\n/* Prints \"2\" */"),
    ("print(\"a\\nb\")\n// Prints:\n// a\n// c", "print(\"a\\nb\")\n// Prints:\n// a\n// b"),
    (
      "print(\"a\\nb\\nc\")\n// Prints \"a\n// c\"",
      "print(\"a\\nb\\nc\")\n// Prints \"a\n// b\n// c\""
    ),
    (
      "for n in 1...3 { print(n) }\n// Prints \"1\"\n// Prints \"5\"\n// prints 6",
      "for n in 1...3 { print(n) }\n// Prints \"1\"\n// Prints \"2\"\n// prints 3"
    ),
    (
      "for n in 1...3 { print(n) }\n// Prints \"5\"\n// Prints \"6\"",
      "for n in 1...3 { print(n) }\n// Prints \"2\"\n// Prints \"3\""
    ),
    ("print(\"a\")\n// Prints \"b\", as 3 does", "print(\"a\")\n// Prints \"a\", as 3 does"),
  ]
  private static let said = BackgroundWork { try Blessed(examples.map { swift($0.0) }) }
  private static let happened = BackgroundWork { try Blessed(examples.map { swift($0.1) }) }

  @Test("Comments about output and values say what happened", arguments: examples)
  func outputs(said: String, happens: String) async throws {
    let place = try #require(Self.examples.firstIndex { $0.0 == said })
    let result = try await Self.said.value
    #expect(result.texts[place] == Self.swift(happens))
    #expect(result.status == .clean)
    #expect(try await Self.happened.value.texts[place] == Self.swift(happens))
  }

  @Test("A fence behind a snippet shows what is printed, with CRLF, tabs and a quote around it")
  func fence() throws {
    let text =
      "> ```swift\r\n> for n in 1...3 {\r\n> \tprint(n)\r\n> }\r\n> ```\r\n>\r\n> ```console\r\n"
    let end = "> ```\r\n\r\nMore.\r\n"
    let result = try blessed(text + "> 1\r\n> 5\r\n" + end)
    #expect(result.text == text + "> 1\r\n> 2\r\n> 3\r\n" + end)
    #expect(result.status == .clean)
  }

  @Test("An expected error becomes the compiler's own; a comment about one stays")
  func errors() throws {
    let code = "\n```swift\nlet one = 1\none = 2 // Error: cannot assign\n```\n"
    let result = try blessed("<!-- doccheck: compile-fail=\"missing return\" -->\n" + code)
    let said = "cannot assign to value: 'one' is a 'let' constant"
    #expect(result.text == "<!-- doccheck: compile-fail=\"\(said)\" -->\n" + code)
    #expect(result.status == .clean)
  }

  private static let undecided = [
    ("print(Int.random(in: 5...9))\n// Prints \"3\"", "output depends on chance"),
    (
      "final class C {}\nprint(Unmanaged.passUnretained(C()).toOpaque(), 1)\n// Prints \"0x12 2\"",
      "the output contains a memory address"
    ),
    (
      "import Foundation\nprint(ProcessInfo.processInfo.systemUptime)\n// Prints \"3\"",
      "output differs between runs"
    ),
    ("print(1 + 1)\n/* Prints \"3\" */\nlet a = [1][1]", "other errors"),
    ("print(1)\n// Prints \"1\"\n// Prints \"2\"", "this kind of comment cannot express"),
    ("print(\"*/\")\n/* Prints \"3\" */", "this kind of comment cannot express"),
  ]
  private static let left = BackgroundWork { try Blessed(undecided.map { swift($0.0) }) }

  @Test(
    "What chance, the time or an address decides is left alone and named",
    arguments: undecided
  )
  func leftAlone(code: String, reason: String) async throws {
    let place = try #require(Self.undecided.firstIndex { $0.0 == code })
    let result = try await Self.left.value
    #expect(result.texts[place] == Self.swift(code))
    #expect(result.notes[place].contains("not updated"))
    #expect(result.notes[place].contains(reason))
  }
}
