import SwiftSyntax

/// A token with its place, as far as its neighbours matter.
struct CodeToken {
  let syntax: TokenSyntax
  /// The bytes of the token itself.
  let bytes: Range<Int>
  /// The first of them, which tells most tokens apart faster than the text does.
  let firstByte: UInt8?
  /// The line, counted from 1.
  let line: Int
  /// The comments between this token and the next one.
  var commentsBehind: [String] = []

  var kind: TokenKind { syntax.tokenKind }
  var text: String { syntax.text }
  var parent: Syntax? { syntax.parent }

  /// The name of a value or a type that the token uses, a member's with the dot before it: `count`,
  /// `.count`; nothing for any other token.
  var usedName: String? {
    switch kind {
    case .identifier, .dollarIdentifier: break
    default: return nil
    }
    guard let parent else { return nil }
    let name = text.withoutBackticks.withoutProjection
    switch parent.kind {
    case .identifierType, .closureCapture, .unexpectedNodes: return name
    case .declReferenceExpr: break
    default: return nil
    }
    let access = parent.parent?.as(MemberAccessExprSyntax.self)
    return access?.declName.id == parent.id ? "." + name : name
  }

  /// Whether the token is text of a string literal.
  var isStringText: Bool { if case .stringSegment = kind { true } else { false } }

  /// Whether the token can end a value or the name of a type.
  var endsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .rightParen, .rightSquare, .rightAngle, .postfixOperator,
      .postfixQuestionMark, .exclamationMark:
      true
    case .keyword(let word): Self.values.contains(word)
    default: false
    }
  }

  /// Whether the token can begin a value.
  var beginsOperand: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .leftParen, .leftSquare, .period, .prefixOperator, .backslash:
      true
    case .keyword(let word): Self.values.contains(word)
    default: false
    }
  }

  /// Whether a value follows the token in any Swift.
  var wantsOperand: Bool {
    switch kind {
    case .keyword(.throw), .keyword(.if), .keyword(.while), .keyword(.guard), .keyword(.switch),
      .keyword(.in), .keyword(.await), .keyword(.try), .colon, .binaryOperator:
      true
    default: false
    }
  }

  private static let values: Set<Keyword> = [.self, .Self, .super, .true, .false, .nil, .Any]

  /// The fewest names in a row that no Swift has on one line.
  private static let sentence = 4

  /// Whether a line of code holds more names side by side than Swift ever does.
  static func formSentence(_ tokens: [CodeToken]) -> Bool {
    var words = 0
    var line = 0
    for token in tokens {
      guard case .identifier = token.kind else {
        // A bar between the columns of a table ends no row of words.
        if words < 2 || token.kind != .binaryOperator("|") { words = 0 }
        continue
      }
      words = token.line == line ? words + 1 : 1
      line = token.line
      if words >= sentence { return true }
    }
    return false
  }
}

extension Trivia {
  /// The comments in the trivia, with their slashes.
  var comments: [String] { pieces.compactMap(\.comment) }
}

extension TriviaPiece {
  /// The text of a comment of either kind, with its slashes; nothing for anything else.
  var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
