import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Says which parts of Swift code are keywords, strings, comments and so on.
enum SwiftHighlighter {
  /// A stretch of code and what it is.
  struct Token: Hashable, Sendable {
    /// The UTF-8 bytes of the code.
    let bytes: Range<Int>
    /// The CSS class: `keyword`, `string`, `number`, `comment`, `type`, `attribute`, `directive`.
    let style: String
  }

  /// The tokens of the code that have a style, in its order; broken code has some too.
  ///
  /// Code that would keep the parser busy for long has none.
  static func tokens(of code: String) -> [Token] {
    guard ParserLimit.admits(code) else { return [] }
    return DeepStack.run { classified(code) } ?? []
  }

  private static func classified(_ code: String) -> [Token] {
    Parser.parse(source: code).classifications.compactMap { range in
      guard let style = style(of: range.kind) else { return nil }
      return Token(
        bytes: range.range.lowerBound.utf8Offset..<range.range.upperBound.utf8Offset,
        style: style
      )
    }
  }

  private static func style(of kind: SyntaxClassification) -> String? {
    switch kind {
    case .keyword: "keyword"
    case .stringLiteral, .regexLiteral: "string"
    case .integerLiteral, .floatLiteral: "number"
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: "comment"
    case .type: "type"
    case .attribute: "attribute"
    case .ifConfigDirective: "directive"
    default: nil
    }
  }
}
