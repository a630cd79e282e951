import Testing

@testable import DocCheck

@Suite("Hidden tests as in The Swift Programming Language")
struct SwiftTestReaderTests {
  private static let article = """
    Words.

    <!--
      - test: `eggs`

      ```swifttest
      -> func lay(_ count: Int) -> [String] {
            return Array(repeating: "egg", count: count)

         }
      >> let nest = lay(2)
      ```
    -->

    <!--
      - test: `eggs, broken`

      ```swifttest
      /> there are \\(nest.count) \\"eggs\\"
      </ there are 2 "eggs"
      -> print(nest)
      <- ["egg", "egg"]
      ```
    -->

    <!--
      - test: `broken`

      ```swifttest
      -> let number: Int = "one"
      !$ error: cannot convert value of type 'String' to specified type 'Int'
      !! let number: Int = "one"
      !!                   ^
      !! /tmp/a.swift:1:2: error: another
      !$ note: nothing
      ```
    -->

    <!--
      - test: `trap`

      ```swifttest
       -> let last = [1].dropLast()[0]
       xx index
      ```
    -->
    """

  private var tests: [SwiftTest] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(Self.article.utf8))
    return SwiftTestReader.tests(in: article)
  }

  @Test("Fences of one name are one test, and one fence may belong to several")
  func joining() {
    #expect(tests.map(\.name) == ["eggs", "broken", "trap"])
    #expect(tests.map(\.traps) == [false, false, true])
    #expect(
      tests.first?.code.map(\.text) == [
        "func lay(_ count: Int) -> [String] {",
        "   return Array(repeating: \"egg\", count: count)", "", "}", "let nest = lay(2)",
        "print(\"there are \\(nest.count) \\\"eggs\\\"\")", "print(nest)",
      ]
    )
    #expect(tests.first?.output == ["there are 2 \"eggs\"", "[\"egg\", \"egg\"]"])
  }

  @Test("Code and errors keep their places")
  func places() throws {
    let broken = try #require(tests.first { $0.name == "broken" })
    #expect(broken.code.map(\.number) == [19, 21, 30])
    #expect(
      broken.errors.map(\.text)
        == ["cannot convert value of type 'String' to specified type 'Int'", "another"]
    )
    #expect(broken.errors.map(\.span.start.line) == [31, 34])
    #expect(broken.errors.map(\.codeLine) == [30, nil])
    let bytes = Array(Self.article.utf8)
    for line in broken.code.dropFirst() {
      #expect(bytes[line.fileOffset...].starts(with: line.text.utf8))
    }
  }

  @Test("In a comment that names a test, a fence of Swift has marks as well")
  func swiftFences() {
    let lines = "```swift\n-> let eggs = 1\n<- 1\n```\n"
    let count = { (comment: String) in
      let article = ArticleReader().article(path: "a.md", bytes: Array("<!--\n\(comment)-->".utf8))
      return SwiftTestReader.tests(in: article).map(\.code.count)
    }
    #expect(count("- test: `eggs`\n\n\(lines)") == [1])
    #expect(count(lines) == [])
  }

  @Test(
    "Odd fences are survived",
    arguments: [
      "<!--\n```swifttest\n-> let a = 1\n```\n-->",
      "<!--\n- test: ``\n\n```swifttest\n->\n```\n-->",
      "<!--\n- test: `a`\n\n```swifttest\n!! x\n!$ error\n</\n-->", "<!-- - test: `a` -->",
    ]
  )
  func odd(markdown: String) {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    #expect(SwiftTestReader.tests(in: article).allSatisfy { $0.code.count <= 1 })
  }
}
