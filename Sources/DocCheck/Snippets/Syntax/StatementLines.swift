import SwiftParser
import SwiftSyntax

/// Tells which statement or declaration of a piece of code an error on a line is about.
struct StatementLines: Sendable {
  /// The lines of each statement and declaration but types, which hold others.
  private let lines: [ClosedRange<Int>]

  init(_ code: String) {
    lines = DeepStack.run { StatementVisitor.lines(of: code) } ?? []
  }

  /// The statements and declarations that begin or end on a line, and the smallest one around it.
  func around(_ line: Int) -> [ClosedRange<Int>] {
    let smallest = lines.filter { $0.contains(line) }.min { $0.count < $1.count }
    return lines.filter { $0.lowerBound == line || $0.upperBound == line }
      + (smallest.map { [$0] } ?? [])
  }
}

/// Collects the lines of statements and declarations.
private final class StatementVisitor: SyntaxVisitor {
  private let source: SourceText
  private var lines: [ClosedRange<Int>] = []

  static func lines(of code: String) -> [ClosedRange<Int>] {
    let visitor = StatementVisitor(SourceText(code))
    visitor.walk(Parser.parse(source: code))
    return visitor.lines
  }

  private init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ node: Syntax) {
    guard node.asProtocol((any DeclGroupSyntax).self) == nil else { return }
    let first = source.lineNumber(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    let last = source.lineNumber(of: node.endPositionBeforeTrailingTrivia.utf8Offset)
    lines.append(first...max(first, last))
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node.item))
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node.decl))
    return .visitChildren
  }
}
