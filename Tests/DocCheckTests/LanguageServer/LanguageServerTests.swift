import Foundation
import Testing

@testable import DocCheck

@Suite("The language server", .timeLimit(.minutes(30)))
struct LanguageServerTests {
  private let folder: TemporaryFolder
  private let uri: String

  init() throws {
    folder = try TemporaryFolder()
    uri = "file://" + folder.path + "/a%20b.md"
  }

  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  @Test("Findings follow what is typed, by UTF-16 places behind emoji and wide characters")
  func typing() throws {
    let session = try EditorSession("--no-run")
    let text = "# 数える 👍\n\n> ```swift\n> let a = \"👍👍\"; let b: Int = \"\"\n> ```\n"
    try session.open(text, as: uri)
    #expect(try session.findings(of: uri, version: 1) == ["3:31-3:32 compile-error 1"])
    // The number in place of the text, then a name behind the emoji, in one message.
    try session.change(uri, to: 2, [((3, 31, 3, 33), "1"), ((3, 11, 3, 15), "x👍")])
    #expect(try session.findings(of: uri, version: 2) == [])
    // A line more, at the end of a line that is shorter than said.
    try session.change(uri, to: 3, [((3, 999, 3, 999), "\n> let c: Int = a")])
    #expect(try session.findings(of: uri, version: 3) == ["4:15-4:16 compile-error 1"])
    try session.change(uri, to: 4, [(nil, "Nothing.\n")])
    #expect(try session.findings(of: uri, version: 4) == [])
    try session.tell("textDocument/didClose", ["textDocument": ["uri": uri]])
    let closed = try session.next()
    #expect(((closed["params"] as? [String: Any])?["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test("What is offered mends the text, blesses it or answers for it")
  func actions() throws {
    let session = try EditorSession()
    let text = """
      The `Accumulater` 👍 counts.

      - Item

        ```swift
        struct Accumulator { var sum = 1 }
        print(Accumulator().sum) // Prints "2"
        ```

      It makes bugs 42% rarer.

      """
    try session.open(text, as: uri)
    #expect(
      try session.findings(of: uri, version: 1) == [
        "0:5-0:16 unknown-symbol 2", "6:27-6:40 output-differs 1", "9:0-9:23 unsourced-claim 1",
      ]
    )
    let name = try session.actions(uri, text, at: 0, 7)
    #expect(
      name.map(\.title) == [
        "replace 'Accumulater' with 'Accumulator'", "suppress 'unknown-symbol' here",
      ]
    )
    #expect(name.first?.text == text.replacing("Accumulater", with: "Accumulator"))
    #expect(
      name.last?.text
        == "<!-- doccheck-disable-next unknown-symbol -- TODO: say why -->\n" + text
    )
    let output = try session.actions(uri, text, at: 6, 30)
    #expect(
      output.map(\.title) == [
        "bless: replace '// Prints \"2\"' with '// Prints \"1\"'", "suppress 'output-differs' here",
      ]
    )
    #expect(output.first?.text == text.replacing("\"2\"", with: "\"1\""))
    let suppressed = try #require(output.last?.text)
    try session.change(uri, to: 2, [(nil, suppressed)])
    #expect(
      try session.findings(of: uri, version: 2) == [
        "0:5-0:16 unknown-symbol 2", "10:0-10:23 unsourced-claim 1",
      ]
    )
    #expect(try session.actions(uri, text, at: 1, 0).isEmpty)
  }

  @Test("What the compiler offers is offered too")
  func fixIts() throws {
    let session = try EditorSession("--no-run")
    let text = "# 数える 👍\n\n```swift\nlet 数 = \"👍\"; 数 += \"\"\n```\n"
    try session.open(text, as: uri)
    #expect(try session.findings(of: uri, version: 1) == ["3:16-3:17 compile-error 1"])
    let offered = try session.actions(uri, text, at: 3, 16)
    #expect(offered.first?.title == "replace 'let' with 'var'")
    #expect(offered.first?.text == text.replacing("let", with: "var"))
  }

  @Test("A place tells of its rule, its claim's evidence or its snippet's assumptions")
  func hovers() throws {
    let session = try EditorSession("--no-run")
    try session.open(
      """
      Builds are [42% faster](https://example.org/2024/speed) with it.

      ```swift
      let b: Int = ""
      ```

      ```swift
      let view = Badge(title: "a")
      ```
      """,
      as: uri
    )
    func hover(_ line: Int, _ character: Int) throws -> String? {
      let answer = try session.ask(
        "textDocument/hover",
        [
          "textDocument": ["uri": uri], "position": ["line": line, "character": character],
        ]
      )
      let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: Any]
      return contents?["value"] as? String
    }
    #expect(try hover(3, 13)?.hasPrefix("**compile-error**: cannot convert value") == true)
    #expect(try hover(3, 13)?.contains("# compile-error") == true)
    #expect(
      try hover(0, 14)
        == "**Claim** (statistic): source given\n\nEvidence: https://example.org/2024/speed"
    )
    #expect(try hover(7, 2)?.contains("assumed to exist: Badge") == true)
    #expect(try hover(1, 0) == nil)
  }

  @Test("A preview is drawn for who points at it", .enabled(if: Checking.hasSandbox, "no sandbox"))
  func preview() throws {
    let session = try EditorSession()
    try session.open(
      "```swift\nimport SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n```\n",
      as: uri
    )
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 2, "character": 3],
    ]
    let hover = try session.ask("textDocument/hover", place)["result"] as? [String: Any]
    let text = (hover?["contents"] as? [String: Any])?["value"] as? String
    #expect(text?.hasPrefix("**One**\n\n![Sketch of One: a](data:image/svg+xml;base64,") == true)
  }

  @Test("A question about a text that is not checked yet waits, and can be cancelled")
  func waiting() throws {
    let session = try EditorSession("--no-run")
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 1, "character": 13],
    ]
    try session.open("```swift\nlet b: Int = \"\"\n```\n", as: uri)
    let first = try session.request("textDocument/hover", place)
    let second = try session.request("textDocument/hover", place)
    try session.tell("$/cancelRequest", ["id": first])
    #expect(code(try session.answer(to: first)) == -32800)
    let hover = try session.answer(to: second)
    #expect((hover["result"] as? [String: Any])?["contents"] != nil)
    try session.change(uri, to: 2, [((1, 13, 1, 15), "1")])
    let third = try session.request("textDocument/hover", place)
    try session.change(uri, to: 3, [((0, 0, 0, 0), "\n")])
    #expect(code(try session.answer(to: third)) == -32801)
    try session.tell("$/cancelRequest", ["id": 999])
    #expect(try session.findings(of: uri, version: 3) == [])
  }

  @Test("What is odd is answered by an error, and the talk goes on")
  func odd() throws {
    let session = try EditorSession(isGreeted: false)
    #expect(code(try session.ask("textDocument/hover", [:])) == -32002)
    let capabilities = try session.ask("initialize", [:])["result"] as? [String: Any]
    #expect((capabilities?["capabilities"] as? [String: Any])?["positionEncoding"] != nil)
    #expect(code(try session.ask("initialize", [:])) == -32600)
    #expect(code(try session.ask("workspace/wonder", [1, 2])) == -32601)
    for parameters: Any in [[], ["textDocument": 3], ["textDocument": ["uri": "file:///none.md"]]] {
      #expect(code(try session.ask("textDocument/hover", parameters)) == -32602)
    }
    try session.open("Nothing.\n", as: uri)
    for position: Any in [
      [:], ["line": -1, "character": 0], ["line": 0.5, "character": 0],
      ["line": 1e300, "character": 0],
    ] {
      let parameters: [String: Any] = ["textDocument": ["uri": uri], "position": position]
      #expect(code(try session.ask("textDocument/hover", parameters)) == -32602)
    }
    for raw in [
      "Content-Length: 3\r\n\r\n{]}", "Content-Type: x\r\n\r\n", "Content-Length: -5\r\n\r\n",
      "content-length: 999999999999\r\n\r\n", String(repeating: "x", count: 200_000) + "\r\n\r\n",
    ] {
      try session.send(raw: raw)
      #expect(code(try session.next()) == -32700)
    }
    for raw in ["[]", "7", "{\"id\": 1}", "{\"id\": 1, \"method\": 4}"] {
      try session.send(raw: "Content-Length: \(raw.utf8.count)\r\n\r\n\(raw)")
      #expect(code(try session.next()) == -32600)
    }
    try session.change("file:///none.md", to: 2, [(nil, "")])
    try session.change(uri, to: 2, [((5, 5, 1, 1), "x"), ((9, 9, 9, 9), "\u{FEFF}\0\r\n")])
    try session.tell("textDocument/didOpen", ["textDocument": ["uri": 1]])
    #expect(try session.findings(of: uri, version: 2) == [])
    #expect(session.notices.count { $0["method"] as? String == "window/logMessage" } == 2)
  }

  @Test(
    "A request that comes before the shutdown is answered, also one for a text that was opened again"
  )
  func answersBeforeShutdown() throws {
    let session = try EditorSession("--no-run")
    let text = "```swift\nlet a = 1\n```\n"
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 1, "character": 5],
    ]
    try session.open(text, as: uri)
    let first = try session.request("textDocument/hover", place)
    try session.open(text, as: uri)
    let second = try session.request("textDocument/hover", place)
    let last = try session.request("shutdown", [:])
    try session.tell("exit", [:])
    #expect(code(try session.answer(to: first)) == -32801)
    #expect(code(try session.answer(to: second)) == -32800)
    #expect(try session.answer(to: last)["result"] is NSNull)
  }

  @Test("It ends with 0 after a shutdown, with 1 without one, and leaves nothing behind")
  func ends() throws {
    let polite = try EditorSession()
    try polite.open("```swift\nlet a = 1\n```\n", as: "untitled:Untitled-1")
    #expect(try polite.findings(of: "untitled:Untitled-1", version: 1) == [])
    #expect(try polite.ask("shutdown", [:])["result"] is NSNull)
    #expect(code(try polite.ask("textDocument/hover", [:])) == -32600)
    try polite.tell("exit", [:])
    polite.tool.process.waitUntilExit()
    #expect(polite.tool.process.terminationStatus == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: polite.tool.temporary.path)
    #expect(left == [])
    let rude = try EditorSession()
    try rude.tool.input.fileHandleForWriting.close()
    rude.tool.process.waitUntilExit()
    #expect(rude.tool.process.terminationStatus == 1)
    #expect(CommandRun(["lsp", "a.md"]).errors.contains("'lsp' takes no path"))
  }

  @Test("The configuration and the baseline of the article's project count")
  func configured() throws {
    try folder.write("{rules: {'compile-error': 'note'}}", to: ".doccheck.json")
    let session = try EditorSession("--no-run")
    try session.open("```swift\nlet b: Int = \"\"\n```\n", as: uri)
    #expect(try session.findings(of: uri, version: 1) == ["1:13-1:14 compile-error 3"])
    try folder.write("{", to: ".doccheck.json")
    try session.tell("textDocument/didSave", ["textDocument": ["uri": uri]])
    let message = try session.next()
    #expect(message["method"] as? String == "window/showMessage")
    try folder.write("{}", to: ".doccheck.json")
    try session.tell("textDocument/didSave", ["textDocument": ["uri": uri]])
    #expect(try session.findings(of: uri, version: 1) == ["1:13-1:14 compile-error 1"])
  }
}
