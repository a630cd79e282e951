import SwiftSyntax

extension CoercionReader {
  /// What the `switch`, the condition or the loop around a place tells apart.
  func subject(line: Int, column: Int) -> Coercion? {
    found(line: line, column: column) { token in
      sequence(first: Syntax(token), next: \.parent).lazy.compactMap(Self.subject).first
    }
  }

  private static func subject(of node: Syntax) -> Coercion? {
    if let node = node.as(SwitchExprSyntax.self), let cases = CasePatterns(node) {
      return Coercion(bytes: bytes(of: node.subject), cases: cases)
    }
    if let node = node.as(MatchingPatternConditionSyntax.self), let cases = CasePatterns(node) {
      return Coercion(bytes: bytes(of: node.initializer.value), cases: cases)
    }
    if let node = node.as(ForStmtSyntax.self), let cases = CasePatterns(node) {
      return Coercion(bytes: bytes(of: node.sequence), cases: cases, isList: true)
    }
    return nil
  }
}
