import Testing

@testable import DocCheck

@Suite("Files of cases")
struct CaseFileTests {
  private let text = """
    # Lamps

    <!-- every: list claims -->

    ## A lamp burns

    ```swift
    let lamp = 1
    ```

    ```expect runs --swift-version 6
    passed
    ```

    Prose.

    ```expect crlf
    ```

    ## It has headings

    ````article
    ## Lamps

    ```expect
    nothing
    ```
    ````

    ```expect path=lamp.txt escapes
    failed
    1:2 compile-error: no
    ```

    """

  @Test("Each example has its heading, its article, its words and its lines")
  func examples() throws {
    let examples = try CaseFile(name: "a/lamps", text: text).examples
    #expect(
      examples.map(\.testDescription) == [
        "a/lamps: A lamp burns", "a/lamps: A lamp burns (2)", "a/lamps: It has headings",
      ]
    )
    #expect(
      examples.map(\.text) == [
        "```swift\nlet lamp = 1\n```\n", "Prose.\r\n", "## Lamps\n\n```expect\nnothing\n```\n",
      ]
    )
    #expect(examples.map(\.expected) == [["passed"], [], ["failed", "1:2 compile-error: no"]])
    #expect(examples.map(\.settings.runs) == [true, false, false])
    #expect(examples.map(\.settings.path) == ["a.md", "a.md", "lamp.txt"])
    #expect(examples.allSatisfy { $0.settings.details == [.claims] })
    #expect(
      examples.map(\.settings.arguments) == [["list", "--swift-version", "6"], ["list"], ["list"]]
    )
    #expect(try examples[0].settings.options().swiftVersions == [6])
  }

  @Test("What came out replaces what is expected, and nothing else")
  func rewritten() throws {
    let file = try CaseFile(name: "lamps", text: text)
    let same = Dictionary(uniqueKeysWithValues: file.examples.map { ($0.line, $0.expected) })
    #expect(file.text(expecting: same) == text)
    let new = file.text(expecting: [file.examples[1].line: ["passed", "  assumes lamp"]])
    #expect(new == text.replacing("crlf\n", with: "crlf\npassed\n  assumes lamp\n"))
  }

  @Test(
    "What cannot be read is named with its line",
    arguments: [
      ("```expect\n```\n", "Tests/Cases/a.md:1: no heading above this example"),
      ("## A\n\n```expect\npassed\n", "Tests/Cases/a.md:3: this fence is not closed"),
      ("## A\n\n```expect clams\n```\n", "Tests/Cases/a.md:3: there is no setting 'clams'"),
    ]
  )
  func errors(text: String, message: String) {
    #expect {
      try CaseFile(name: "a", text: text)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("A line that is missing or not expected fails the case, and the message shows both")
  func difference() throws {
    let example = try CaseFile(name: "lamps", text: text).examples[2]
    #expect(example.difference(to: example.expected) == nil)
    #expect(
      example.difference(to: ["failed", "1:3 compile-error: no"])
        == "Tests/Cases/lamps.md:\(example.line): It has headings\n-1:2 compile-error: no\n"
        + "+1:3 compile-error: no"
    )
  }

  @Test("Escapes stand for characters that no editor shows")
  func escapes() throws {
    let text = "## A\n\n\\u{FEFF}a\\r\n\n```expect escapes\n```\n"
    #expect(try CaseFile(name: "a", text: text).examples.map(\.text) == ["\u{FEFF}a\r\n"])
  }
}
