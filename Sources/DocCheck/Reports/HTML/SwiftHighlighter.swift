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
    guard isTame(code) else { return [] }
    return DeepStack.run { classified(code) } ?? []
  }

  /// Whether the parser is done with the code soon, on a stack that is deep but not endless.
  ///
  /// SwiftParser 6.3 takes twice as long for each `[` inside another, and time that grows with the
  /// square of the depth for strings inside strings and for conditional code.
  private static func isTame(_ code: String) -> Bool {
    guard code.utf8.count <= 32 << 10 else { return false }
    var depth = 0
    var nestings = 0
    var last: UInt8 = 0
    for byte in code.utf8 {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "(") where last == UInt8(ascii: "\\"): nestings += 1
      case UInt8(ascii: "i") where last == UInt8(ascii: "#"): nestings += 1
      default: break
      }
      if depth > 10 || nestings > 1000 { return false }
      last = byte
    }
    return true
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
