import SwiftParser
import SwiftSyntax

/// Tells formulas from Swift, whose parser accepts any sign of mathematics as an operator.
enum Mathematics {
  /// Whether a text has an operator that nobody can type, and does not declare one.
  static func isIn(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }), ParserLimit.admits(text) else { return false }
    return DeepStack.run {
      let tokens = Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
      let signs = tokens.contains { token in
        switch token.tokenKind {
        case .binaryOperator(let sign), .prefixOperator(let sign), .postfixOperator(let sign):
          sign.utf8.contains { $0 >= 0x80 }
        default: false
        }
      }
      return signs
        && !tokens.contains { [.keyword(.func), .keyword(.operator)].contains($0.tokenKind) }
    } ?? false
  }
}
