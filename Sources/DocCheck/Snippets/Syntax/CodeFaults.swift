import SwiftParser
import SwiftSyntax

/// What the parser misses in code or does not understand, by its places.
///
/// The code must be within `ParserLimit`, and the stack be deep. Unlike the parser's messages it
/// takes time that is linear in the length of the code.
struct CodeFaults {
  /// The offsets before which nothing but a line break or a semicolon is missing.
  private(set) var lineBreaks: [Int] = []
  /// The offsets of all other faults, in their order.
  private(set) var others: [Int] = []
  private let tree: SourceFileSyntax

  init(in code: String) { self.init(in: Parser.parse(source: code)) }

  init(in tree: SourceFileSyntax) {
    self.tree = tree
    let visitor = Visitor(viewMode: .all)
    visitor.walk(tree)
    lineBreaks = visitor.lineBreaks
    others = visitor.others
  }

  /// The offsets of the comments that begin with `//`.
  var comments: [Int] {
    TokenList(of: tree).comments
      .filter { if case .lineComment = $0.piece { true } else { false } }.map(\.offset)
  }

  /// Whether there are statements that do nothing, as words of prose are to the parser.
  var hasIdleStatements: Bool { IdleStatements.occur(in: tree) }

  /// Goes where the tree says that something is wrong.
  private final class Visitor: SyntaxAnyVisitor {
    var lineBreaks: [Int] = []
    var others: [Int] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if node.is(UnexpectedNodesSyntax.self) {
        others.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .skipChildren
      }
      return node.hasError ? .visitChildren : .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
      let offset = token.position.utf8Offset
      if token.presence == .missing {
        if token.tokenKind == .semicolon {
          lineBreaks.append(offset)
        } else {
          others.append(offset)
        }
      } else if let fault = token.tokenDiagnostic, fault.kind != .editorPlaceholder,
        fault.severity == .error
      {
        others.append(offset + Int(fault.byteOffset))
      }
      return .skipChildren
    }
  }
}
