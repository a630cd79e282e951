import SwiftParser
import SwiftSyntax

/// Reads cases of an enumeration that stand without it: at the top level, the parser takes them for cases
/// of a `switch`.
enum LoneCases {
  /// The members in code, or nothing where it holds no cases or is not good inside an enumeration
  /// either.
  ///
  /// - Parameters:
  ///   - code: the code, which `ParserLimit` admits.
  ///   - tree: what the parser makes of it at the top level.
  static func members(of code: String, refusedAs tree: SourceFileSyntax) -> [Syntax]? {
    guard tree.hasError, tree.statements.contains(where: isCase),
      tree.statements.allSatisfy(mayBeMember)
    else { return nil }
    var parser = Parser(code)
    let members = MemberBlockItemListSyntax.parse(from: &parser)
    return members.hasError ? nil : members.map { Syntax($0.decl) }
  }

  private static func isCase(_ statement: CodeBlockItemSyntax) -> Bool {
    switchCase(in: statement) != nil
  }

  private static func switchCase(in statement: CodeBlockItemSyntax) -> SwitchCaseSyntax? {
    statement.unexpectedBeforeItem?.lazy.compactMap { $0.as(SwitchCaseSyntax.self) }.first
  }

  /// Whether a statement is a case with nothing but members behind it, or a member itself: from calls
  /// among members the parser looks ahead, which takes the square of their number.
  private static func mayBeMember(_ statement: CodeBlockItemSyntax) -> Bool {
    if let found = switchCase(in: statement) { return found.statements.allSatisfy(mayBeMember) }
    return statement.item.is(DeclSyntax.self) || statement.item.trimmedDescription == "indirect"
  }
}
