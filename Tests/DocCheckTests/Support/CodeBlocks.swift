@testable import DocCheck

/// Describes the code blocks of articles in tests.
enum CodeBlocks {
  /// One line a block: whether it is fenced and closed and what swallows it, the info string, and
  /// each line with its place.
  ///
  /// Code that stands outside of any block is left out.
  static func describe(_ markdown: String) -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return article.allBlocks.compactMap { block in
      guard case .code(let code) = block.kind, !code.isUnfenced else { return nil }
      return describe(code, in: article.source)
    }
  }

  /// One line for a block.
  static func describe(_ code: CodeBlock, in source: SourceText) -> String {
    var state = "\(code.isFenced ? "fenced" : "indented") \(code.isClosed ? "closed" : "open")"
    switch code.swallower {
    case nil: break
    case .html?: state += " in html"
    case .indentation?: state += " indented"
    case .fence(let opening)?: state += " in fence of line \(opening.start.line)"
    }
    let lines = code.lines.map { line in
      let place = source.position(line.fileOffset)
      return "\(place.line):\(place.column)=\(line.text)"
    }
    return ([state, code.info] + lines).joined(separator: "|")
  }
}
