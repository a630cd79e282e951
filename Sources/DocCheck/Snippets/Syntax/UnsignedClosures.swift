import SwiftParser
import SwiftSyntax

/// Finds closures that name their parameter without the `in` after it: a lone name on their first line that
/// their statements go on to use.
final class UnsignedClosures: SyntaxVisitor {
  /// A closure's parameter without its `in`.
  struct Place: Hashable {
    let name: String
    /// The offset of the name in the code.
    let offset: Int
  }

  private var places: [Place] = []

  /// The places in some code, in its order.
  static func places(in code: String) -> [Place] {
    guard code.firstMatch(of: opening) != nil, ParserLimit.admits(code) else { return [] }
    let places = DeepStack.run {
      let visitor = UnsignedClosures(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: code))
      return visitor.places
    }
    return places ?? []
  }

  /// What the first line of such a closure looks like.
  private static let opening = Pattern(/\{[ \t]*[a-z]\w*[ \t]*\n/)

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.signature == nil, node.statements.count > 1,
      let first = node.statements.first?.item.as(DeclReferenceExprSyntax.self),
      case .identifier(let name) = first.baseName.tokenKind, first.argumentNames == nil,
      name.first?.isLowercase == true,
      node.leftBrace.trailingTrivia.allSatisfy(\.isSpaceOrTab),
      node.statements.dropFirst().allSatisfy({ Self.begins(Syntax($0.item), with: name) })
        || node.statements.dropFirst().first.map({ Self.computes(Syntax($0.item), with: name) })
          == true
    else { return .visitChildren }
    let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
    places.append(Place(name: name, offset: offset))
    return .visitChildren
  }

  /// Whether a statement hands a name to a function, or computes something with it.
  private static func computes(_ statement: Syntax, with name: String) -> Bool {
    let tokens = Array(statement.tokens(viewMode: .sourceAccurate))
    guard tokens.count > 1, tokens[0].text.first?.isLowercase == true,
      tokens[1].tokenKind != .period
    else { return false }
    return zip([nil] + tokens, tokens).contains { before, token in
      token.text == name && before?.tokenKind != .period
        && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// Whether the first word of a statement, but for `try` and `await`, is a name with a member.
  private static func begins(_ statement: Syntax, with name: String) -> Bool {
    let tokens = statement.tokens(viewMode: .sourceAccurate).drop {
      ["try", "await", "?", "!"].contains($0.text)
    }
    let head = tokens.prefix(2).map(\.text)
    return head.first == name && [".", "?"].contains(head.last)
  }
}
