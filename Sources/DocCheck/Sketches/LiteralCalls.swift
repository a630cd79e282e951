import SwiftParser
import SwiftSyntax

/// Finds the first call of each of some types that has nothing but literals as arguments.
final class LiteralCalls: SyntaxVisitor {
  private let names: Set<String>
  /// The text of the calls by the types' names.
  private(set) var calls: [String: String] = [:]

  init(of names: Set<String>, in codes: [String]) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    guard !names.isEmpty else { return }
    for code in codes where names.contains(where: { code.contains($0 + "(") }) {
      guard ParserLimit.admits(code) else { continue }
      walk(Parser.parse(source: code))
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      names.contains(name), calls[name] == nil, !node.arguments.isEmpty,
      node.trailingClosure == nil, node.additionalTrailingClosures.isEmpty,
      node.arguments.allSatisfy({ Self.isLiteral($0.expression) })
    else { return .visitChildren }
    calls[name] = node.trimmedDescription
    return .skipChildren
  }

  /// Whether an expression means the same wherever it is.
  private static func isLiteral(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    case .stringLiteralExpr(let text):
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .prefixOperatorExpr(let negated): return isLiteral(negated.expression)
    case .arrayExpr(let array): return array.elements.allSatisfy { isLiteral($0.expression) }
    // A value of the type that is asked for, such as `.red` or `.constant(true)`.
    case .memberAccessExpr(let member): return member.base == nil
    case .functionCallExpr(let call):
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
        && call.calledExpression.is(MemberAccessExprSyntax.self)
        && call.trailingClosure == nil
        && call.arguments.allSatisfy { isLiteral($0.expression) }
    default: return false
    }
  }
}
