import Testing

@testable import DocCheck

@Suite("Code blocks")
struct CodeBlockTests {
  @Test(
    "Fences are read as CommonMark says, each line at its place",
    arguments: [
      ("```swift\nlet a = 1\n```\n", ["fenced closed|swift|2:1=let a = 1"]),
      ("~~~ swift x\na\n~~~~  \n", ["fenced closed|swift x|2:1=a"]),
      ("```\na\n~~~\n```", ["fenced closed||2:1=a|3:1=~~~"]),
      ("````\na\n```\n", ["fenced open||2:1=a|3:1=```"]),
      ("```\n", ["fenced open|"]),
      ("```\n```", ["fenced closed|"]),
      ("```\n\n  \n```", ["fenced closed||2:1=|3:1=  "]),
      ("   ```\n   aaa\n    aaa\n  aaa\n   ```\n", ["fenced closed||2:4=aaa|3:4= aaa|4:3=aaa"]),
      ("    ```\n    aaa\n    ```\n", ["indented closed||1:5=```|2:5=aaa|3:5=```"]),
      ("```\naaa\n    ```\n", ["fenced open||2:1=aaa|3:1=    ```"]),
      ("a\n```swift\nb\n```\nc\n", ["fenced closed|swift|3:1=b"]),
      ("> ```swift\n> a\n\nb", ["fenced open|swift|2:3=a"]),
      ("> ```swift\n> > a\n> ```", ["fenced closed|swift|2:3=> a"]),
      ("- x\n  ```swift\n  a\n  ```\n", ["fenced closed|swift|3:3=a"]),
      ("- ```swift\n  a\n```\nb", ["fenced open|swift|2:3=a", "fenced open||4:1=b"]),
      ("~~~ a\n~~~ a\n~~~", ["fenced closed|a|2:1=~~~ a"]),
      ("```swift\r\na\r\n```\r\n", ["fenced closed|swift|2:1=a"]),
      ("\u{FEFF}```swift\na\n```", ["fenced closed|swift|2:1=a"]),
      ("-\t```swift\n\ta\n\t\tb\n\t```", ["fenced closed|swift|2:2=a|3:2=\tb"]),
      ("```a\\*b &amp;\nx\n```", ["fenced closed|a*b &|2:1=x"]),
      ("---\ntitle: x\n---\n```swift\na\n```", ["fenced closed|swift|5:1=a"]),
    ]
  )
  func fences(markdown: String, expected: [String]) {
    #expect(CodeBlocks.describe(markdown) == expected)
  }

  @Test("A NUL and invalid UTF-8 do not move the code")
  func oddBytes() {
    let bytes = Array("> ```\n> a".utf8) + [0, 0xFF] + Array("b\n> ```\n".utf8)
    let article = ArticleReader().article(path: "a.md", bytes: bytes)
    guard case .code(let code)? = article.allBlocks.last?.kind else {
      Issue.record("no code block")
      return
    }
    #expect(code.lines.map(\.text) == ["a\u{FFFD}\u{1A}b"])
    #expect(code.lines.map(\.fileOffset) == [8])
    #expect(article.findings.map(\.rule.id) == ["invalid-encoding"])
    #expect(article.findings.first?.span.start.offset == 10)
  }

  @Test("Nesting without bound neither crashes nor loses the code")
  func deepNesting() {
    let quotes = String(repeating: "> ", count: 50_000)
    let blocks = CodeBlocks.describe(quotes + "```swift\n" + quotes + "a\n")
    #expect(blocks.count == 1)
  }
}
