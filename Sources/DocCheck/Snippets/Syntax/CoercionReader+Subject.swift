import SwiftSyntax

extension CoercionReader {
  /// What the `switch`, the condition or the loop around a place tells apart.
  func subject(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      sequence(first: Syntax(token), next: \.parent).lazy.compactMap(Self.subject).first
    }
  }

  /// What the loop around a place waits for, as a stream of anything.
  func stream(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token in
      let loop = sequence(first: Syntax(token), next: \.parent).lazy
        .compactMap { $0.as(ForStmtSyntax.self) }.first
      guard let loop, loop.awaitKeyword != nil else { return nil }
      let type =
        loop.tryKeyword == nil
        ? "AsyncStream<\(UnknownType.name)>"
        : "AsyncThrowingStream<\(UnknownType.name), any Error>"
      return Coercion(bytes: Self.bytes(of: Self.unmarked(loop.sequence)), type: type)
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
