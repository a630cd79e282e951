import Foundation
import Testing

@testable import DocCheck

@Suite("Attacks by text", .enabled(if: Checking.hasSandbox))
struct TextAttackTests {
  private static let formats = ["text", "json", "sarif", "junit", "github", "markdown"]

  /// What is wrong with something that doccheck printed: lines that are commands to the runner of GitHub
  /// Actions, and characters that act on a terminal.
  private func dangers(in text: String, allowing own: [String] = []) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let commands = lines.filter { line in
      let start = line.drop(while: \.isWhitespace)
      return line.contains("##[")
        || start.hasPrefix("::") && !own.contains(where: start.hasPrefix)
    }
    let active = lines.filter {
      $0.unicodeScalars.contains { InertText.isActive($0) && $0 != "\r" }
    }
    return commands + active
  }

  /// A name of a file, in bytes.
  struct Name: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// Whether reports can show it.
    let isShown: Bool

    init(_ description: String, _ name: String, isShown: Bool = true) {
      (testDescription, bytes, self.isShown) = (description, Array(name.utf8), isShown)
    }

    init(_ description: String, bytes: [UInt8]) {
      (testDescription, self.bytes, isShown) = (description, bytes, false)
    }
  }

  static let names = [
    Name("a line feed and a command", "a\n::stop-commands::x\n.md", isShown: false),
    Name("a carriage return", "a\r::set-output name=a::b.md", isShown: false),
    Name("a tab", "a\tb.md", isShown: false),
    Name("an escape sequence", "a\u{1B}[31mb.md", isShown: false),
    Name("an escape of one character", "a\u{9B}31mb.md", isShown: false),
    Name("a title for the terminal", "a\u{1B}]0;x\u{7}.md", isShown: false),
    Name("text from right to left", "a\u{202E}dm.md", isShown: false),
    Name("an isolate", "a\u{2066}b.md", isShown: false),
    Name("a line separator", "a\u{2028}b.md", isShown: false),
    Name("a byte order mark", "\u{FEFF}a.md", isShown: false),
    Name("a delete", "a\u{7F}.md", isShown: false),
    Name("bytes that are not UTF-8", bytes: [0x61, 0xFF, 0xFE] + Array(".md".utf8)),
    Name("half a character", bytes: [0x61, 0xE3, 0x81] + Array(".md".utf8)),
    Name("a dash at its start", "-rf.md"),
    Name("an option", "--config=x.md"),
    Name("a command at its start", "::set-output name=a::b.md"),
    Name("an older command", "##[set-output name=a]b.md"),
    Name("blanks and a command", "  ::add-mask::a.md"),
    Name("encoded signs", "%0A%3A%3Aerror.md"),
    Name("markup", "<script>alert(1)<img src=x onerror=alert(1)>.md"),
    Name("an end of an attribute", "\" onclick=\"alert(1).md"),
    Name("an address", "javascript:alert(1).md"),
    Name("signs of Markdown", "![a](b)|`c`*d*.md"),
    Name("signs of shells", "$(touch x);`touch y`&.md"),
    Name("a question and a fragment", "a?b#c.md"),
    Name("a backslash", "a\\b.md"),
    Name("the longest name", String(repeating: "n", count: 252) + ".md"),
    Name("an emoji and accents", "é👩‍👩‍👧 日本.md"),
  ]

  @Test("A name of a file gives no commands, and no article is lost for its name", arguments: names)
  func isInert(name: Name) throws {
    let folder = try TemporaryFolder()
    let path = Array((folder.path + "/docs/").utf8) + name.bytes + [0]
    try folder.write("Nothing.\n", to: "docs/other.markdown")
    let descriptor = path.withUnsafeBufferPointer {
      $0.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600) }
    }
    try #require(descriptor >= 0)
    _ = "See [x](none.md). It makes bugs 42% rarer.\n".withCString {
      write(descriptor, $0, strlen($0))
    }
    close(descriptor)
    for format in Self.formats {
      let run = CommandRun([
        "list", folder.path + "/docs", "--format", format, "--report",
        "html=\(folder.path)/r.html",
      ])
      let own = format == "github" ? ["::error file=", "::warning file=", "::notice file="] : []
      #expect(dangers(in: run.output, allowing: own) == [])
      #expect(dangers(in: run.errors) == [])
      #expect(run.status == (name.isShown ? .clean : .couldNotCheck), "\(run.errors)")
      #expect(name.isShown || run.errors.contains("no report can show this file's name"))
      // The other two list snippets alone.
      let lists = ["json", "sarif", "github", "markdown"].contains(format)
      #expect(!name.isShown || !lists || run.output.contains("none.md"), "\(run.output)")
    }
    if name.isShown {
      let page = try String(contentsOfFile: folder.path + "/r.html", encoding: .utf8)
      #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
      #expect(!page.contains("\" onclick=\"") && !page.contains("href=\"javascript"))
    }
  }

  /// Text that an article brings.
  static let texts = [
    "::set-output name=a::b", "  ::stop-commands::x", "##[set-output name=a]b",
    "a ##[add-mask]b", "\u{1B}[2J\u{1B}[31mred", "\u{9B}31mred", "\u{1B}]0;title\u{7}",
    "\u{202E}backwards", "\u{2066}isolated", "%0A::error::x", "]]>&<b>", "\u{8}\u{8}back",
    "<script>alert(1)</script>",
  ]

  @Test("Text of an article gives no commands, wherever it stands", arguments: texts)
  func isShown(text: String) throws {
    let folder = try TemporaryFolder()
    let literal = text.unicodeScalars.map {
      $0.isASCII && $0.value >= 32 && $0 != "\""
        ? String($0) : "\\u{\(String($0.value, radix: 16))}"
    }
    .joined()
    let article = """
      ---
      title: "\(text)"
      ---
      # \(text)

      \(text) makes bugs 42% rarer. [\(text)](none.md)

      ```swift
      \(text)
      ```

      ```swift
      let a: Int = "\(text)" // \(text)
      ```

      ```swift
      print("\(literal)")
      // Prints "\(text)!"
      ```

      ```swift run
      fatalError("\(literal)")
      ```

      ```\(text)
      let b = 1
      ```

      <!-- doccheck: \(text) -->

      """
    let path = try folder.write(article, to: "a.md")
    for format in Self.formats {
      let run = CommandRun([path, "--no-cache", "--format", format])
      let own = format == "github" ? ["::error file=", "::warning file=", "::notice file="] : []
      #expect(dangers(in: run.output, allowing: own) == [])
      #expect(dangers(in: run.errors) == [])
      #expect(run.status == .findings)
    }
    #expect(dangers(in: CommandRun(["check", text]).errors) == [])
    for command in ["list", "fix", "bless"] {
      let run = CommandRun([command, path, "--no-cache"])
      #expect(dangers(in: run.output) == [] && dangers(in: run.errors) == [])
    }
  }

  @Test("A diff for people is inert, and one for patch has the article's own bytes")
  func diffs() throws {
    let folder = try TemporaryFolder()
    let odd = "::set-output name=a::b \u{1B}[31m ##[add-mask]c"
    let code = "import Foundation\nstruct A: View { var body: some View { Text(\"a\") } }"
    let path = try folder.write("\(odd)\n\n```swift\n\(code)\n```\n", to: "a.md")
    func diff(_ terminal: TerminalTraits) -> String {
      var output = ""
      _ = CheckCommand(
        standardOutput: { output += $0 },
        standardError: { _ in },
        terminal: terminal,
        executable: Checking.executable
      ).run(["fix", "--dry-run", path, "--no-run", "--no-cache"])
      return output
    }
    let patch = diff(TerminalTraits(isTerminal: false, variables: [:]))
    #expect(patch.contains("+import SwiftUI") && patch.contains(odd))
    for terminal in [
      TerminalTraits(isTerminal: true, variables: [:]),
      TerminalTraits(isTerminal: false, variables: ["GITHUB_ACTIONS": "true"]),
    ] {
      #expect(diff(terminal).contains("+import SwiftUI") && dangers(in: diff(terminal)) == [])
    }
  }
}
