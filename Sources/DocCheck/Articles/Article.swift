/// A Markdown file: what it says, and where.
struct Article: Sendable {
  /// The path as reports show it: relative to the folder that doccheck was started in.
  let path: String
  let markdown: MarkdownText
  /// The front matter's title, else the first heading, else the file's name.
  let title: String
  let language: ProseLanguage
  /// The top-level blocks, front matter left out.
  let blocks: [Block]
  /// What was wrong with the file itself.
  let findings: [Finding]
  /// The tests that stand in a file beside the article.
  var tests: TestFile?
  /// Whether comments of the article may hold tests as The Swift Programming Language has them.
  var readsSwiftTests = false

  /// The file itself.
  var source: SourceText { markdown.source }

  /// Every block at any depth, in the order of the file.
  var allBlocks: [Block] { blocks.flatMap(\.flattened) }
}
