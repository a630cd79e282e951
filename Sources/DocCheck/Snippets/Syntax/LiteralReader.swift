import SwiftParser
import SwiftSyntax

extension ParsedSwift {
  /// Whether a text is one literal: a number, a string without interpolation, `true`, `nil`, a
  /// collection or tuple of literals, or a literal as an optional is shown, `Optional(3)`.
  static func isLiteral(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count < 1000, !beginsWithName(text), ParserLimit.admits(text)
    else { return false }
    let tree = Parser.parse(source: text)
    guard !tree.hasError, tree.statements.count == 1, let statement = tree.statements.first,
      let value = statement.item.as(ExprSyntax.self)
    else { return false }
    return isLiteral(value)
  }

  /// The words that literals begin with.
  private static let words: Set<String> = ["true", "false", "nil", "Optional"]

  /// Whether a text begins with a word that no literal begins with, so that it need not be parsed.
  private static func beginsWithName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return !words.contains(text.leadingName)
  }

  private static func isLiteral(_ value: ExprSyntax) -> Bool {
    if let prefix = value.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" && isNumber(prefix.expression)
    }
    if let string = value.as(StringLiteralExprSyntax.self) {
      return string.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let array = value.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isLiteral($0.expression) }
    }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { isLiteral($0.key) && isLiteral($0.value) }
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      return tuple.elements.count > 1 && tuple.elements.allSatisfy { isLiteral($0.expression) }
    }
    if let call = value.as(FunctionCallExprSyntax.self), let argument = call.arguments.first {
      return call.calledExpression.trimmedDescription == "Optional" && call.arguments.count == 1
        && argument.label == nil && isLiteral(argument.expression)
    }
    return isNumber(value) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
  }

  private static func isNumber(_ value: ExprSyntax) -> Bool {
    value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
  }
}
