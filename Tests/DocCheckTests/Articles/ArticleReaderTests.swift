import Testing

@testable import DocCheck

@Suite("Articles")
struct ArticleReaderTests {
  private func read(_ markdown: String) -> Article {
    ArticleReader().article(path: "folder/a.md", bytes: Array(markdown.utf8))
  }

  @Test(
    "The title comes from the front matter, the first heading or the file's name",
    arguments: [
      ("---\ntitle: 'A b'\n---\n# C", "A b"),
      ("---\ntitle: \"状態: 入門\"\ndate: 1\n---\n", "状態: 入門"),
      ("+++\ntitle = \"T\"\n+++\n# C", "T"),
      ("{\n  \"title\": \"J\",\n  \"x\": 1\n}\n\n# C", "J"),
      ("text\n\n## The *first* `one`\n\n# C", "The first one"),
      ("---\n\nprose\n\n---\n# C", "C"),
      ("", "a.md"),
      ("\u{FEFF}---\r\ntitle: T\r\n---\r\n# C", "T"),
      ("---  \ntitle: T\n...\n# C", "T"),
      ("---\n---\n# C", "C"),
      ("---\ntitle: >-\n  T\n---\n# C", "C"),
      ("+++\r\ntitle = 'T'\r\n+++\r\n# C", "T"),
      ("\u{FEFF}{\r\n\t\"title\": \"T\"\r\n}\r\n# C", "T"),
      ("{ \"a\": { \"b\": \"}\\\"\" },\n  \"title\": \"T\"\n}\n# C", "T"),
    ]
  )
  func title(markdown: String, expected: String) {
    #expect(read(markdown).title == expected)
  }

  @Test(
    "The language is read off the prose, not off the code",
    arguments: [
      ("ビューの状態を管理する方法を説明します。", ProseLanguage.japanese),
      ("뷰의 상태를 관리하는 방법을 설명합니다.", .korean),
      ("本文介绍如何管理视图的状态。", .chinese),
      ("How a view keeps its state, with one 状態 in it and many more words.", .english),
      ("Words.\n\n```swift\n// ビューの状態を管理する方法\n```", .english),
      ("SwiftUI の @State と @Binding の使い方", .japanese),
      ("", .english),
    ]
  )
  func language(markdown: String, expected: ProseLanguage) {
    #expect(read(markdown).language == expected)
  }

  @Test("Lines end with LF, CRLF or CR, and columns count UTF-16 units")
  func positions() {
    let source = SourceText("a\r\né😀b\rc")
    #expect(source.lineCount == 3)
    #expect((1...3).map(source.line) == ["a", "é😀b", "c"])
    let place = source.position(9)
    #expect(place == Position(offset: 9, line: 2, column: 4))
    #expect(source.position(99).line == 3)
  }

  @Test(
    "What is never closed, or is no metadata, is no front matter",
    arguments: [
      "---\ntitle: T\n\n# C", "+++\ntitle = 'T'\n\n# C", "{\n  \"title\": \"T\"\n\n# C",
      "{% raw %}\n# C\n}", "{:.good}\n# C", "{\n# C\n}", "{ \"title\": \"T\" } said it.\n\n# C",
      "{",
      "---", "+++",
    ]
  )
  func noFrontMatter(markdown: String) {
    #expect(FrontMatter(of: SourceText(markdown)) == nil)
    #expect(FrontMatter(of: SourceText("\u{FEFF}" + markdown)) == nil)
  }

  @Test("Front matter is no prose, and lines below it keep their numbers")
  func frontMatterLines() {
    let article = read("---\ntitle: x\n---\n\npara\n")
    #expect(article.blocks.map(\.span.start.line) == [5])
    let json = "{\n  \"a\": {\n    \"b\": 1\n  }\n}\n```swift\nlet a = 1\n```\n"
    #expect(CodeBlocks.describe(json) == ["fenced closed|swift|7:1=let a = 1"])
  }
}
