import Foundation
import Testing

@testable import DocCheck

@Suite("Blessing what happens", .enabled(if: Checking.hasSandbox))
struct BlessTests {
  private func blessed(_ text: String) throws -> (text: String, run: CommandRun) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.md")
    let run = CommandRun(["bless", path])
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return (String(decoding: bytes, as: UTF8.self), run)
  }

  private func swift(_ code: String) -> String { "```swift\n\(code)\n```\n" }

  @Test(
    "Comments about output and values say what happened",
    arguments: [
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
  )
  func outputs(said: String, happens: String) throws {
    let result = try blessed(swift(said))
    #expect(result.text == swift(happens))
    #expect(result.run.status == .clean)
    #expect(try blessed(swift(happens)).text == swift(happens))
  }

  @Test("A fence behind a snippet shows what is printed, with CRLF, tabs and a quote around it")
  func fence() throws {
    let text =
      "> ```swift\r\n> for n in 1...3 {\r\n> \tprint(n)\r\n> }\r\n> ```\r\n>\r\n> ```console\r\n"
    let end = "> ```\r\n\r\nMore.\r\n"
    let result = try blessed(text + "> 1\r\n> 5\r\n" + end)
    #expect(result.text == text + "> 1\r\n> 2\r\n> 3\r\n" + end)
    #expect(result.run.status == .clean)
  }

  @Test("An expected error becomes the compiler's own; a comment about one stays")
  func errors() throws {
    let code = "\n```swift\nlet one = 1\none = 2 // Error: cannot assign\n```\n"
    let result = try blessed("<!-- doccheck: compile-fail=\"missing return\" -->\n" + code)
    let said = "cannot assign to value: 'one' is a 'let' constant"
    #expect(result.text == "<!-- doccheck: compile-fail=\"\(said)\" -->\n" + code)
    #expect(result.run.status == .clean)
  }

  @Test(
    "What chance, the time or an address decides is left alone and named",
    arguments: [
      ("print(Int.random(in: 5...9))\n// Prints \"3\"", "what it prints depends on chance"),
      (
        "final class C {}\nprint(Unmanaged.passUnretained(C()).toOpaque(), 1)\n// Prints \"0x12 2\"",
        "what it prints is an address in memory"
      ),
      (
        "import Foundation\nprint(ProcessInfo.processInfo.systemUptime)\n// Prints \"3\"",
        "what happens is not the same on every run"
      ),
      ("print(1 + 1)\n/* Prints \"3\" */\nlet a = [1][1]", "other mistakes"),
      ("print(1)\n// Prints \"1\"\n// Prints \"2\"", "this form cannot say"),
      ("print(\"*/\")\n/* Prints \"3\" */", "this form cannot say"),
    ]
  )
  func leftAlone(code: String, reason: String) throws {
    let result = try blessed(swift(code))
    #expect(result.text == swift(code))
    #expect(result.run.errors.contains("left alone"))
    #expect(result.run.errors.contains(reason))
  }
}
