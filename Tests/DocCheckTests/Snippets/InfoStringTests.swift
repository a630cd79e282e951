import Testing

@testable import DocCheck

@Suite("Info strings")
struct InfoStringTests {
  @Test(
    "The language is the first word, however it is set apart",
    arguments: [
      ("swift", "swift"), ("Swift", "swift"), (" swift ", "swift"), ("swift, x", "swift"),
      ("swift {.a}", "swift"), ("swift{no-run}", "swift"), ("swift:File.swift", "swift"),
      (".swift", "swift"), ("{.swift .a}", "swift"), ("swift-diff", "swift"),
      ("swifts", "swifts"), ("", ""), ("text", "text"), ("swift:", "swift"),
    ]
  )
  func language(info: String, expected: String) {
    #expect(InfoString(info).language == expected)
  }

  @Test("Zenn's file name is kept")
  func fileName() {
    #expect(InfoString("swift:Counter.swift").fileName == "Counter.swift")
    #expect(InfoString("swift:").fileName == nil)
  }

  @Test(
    "A change is told from code, with the language and the file that it names",
    arguments: [
      ("diff", "diff", nil), ("swift-diff", "swift", nil), ("diff swift", "swift", nil),
      ("diff swift:A.swift", "swift", "A.swift"), ("swift diff", "swift", nil),
      ("swift_diff:A.swift", "swift", "A.swift"), ("Diff-Swift no-run", "swift", nil),
      ("diff js", "diff", nil),
    ] as [(String, String, String?)]
  )
  func changes(info: String, language: String, fileName: String?) {
    let info = InfoString(info)
    #expect(info.isDiff)
    #expect(info.language == language)
    #expect(info.fileName == fileName)
    #expect(info.attributes.allSatisfy { $0.name == "no-run" || $0.name == "js" })
    #expect(!InfoString("swift difference").isDiff)
  }

  @Test("Attributes are split at blanks, commas and braces, and quotes keep a value together")
  func attributes() {
    let info = InfoString(#"swift, no-run {traps="a, \"b\"" group=x} highlight=[1]"#)
    #expect(
      info.attributes == [
        DirectiveAttribute(name: "no-run", value: nil),
        DirectiveAttribute(name: "traps", value: #"a, "b""#),
        DirectiveAttribute(name: "group", value: "x"),
        DirectiveAttribute(name: "highlight", value: "[1]"),
      ]
    )
  }

  @Test("An open quote ends with the text")
  func openQuote() {
    #expect(DirectiveAttribute.list(in: #"a="b c"#) == [.init(name: "a", value: "b c")])
  }
}
