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
    guard tree.hasError, tree.statements.contains(where: isCase) else { return nil }
    var parser = Parser(code)
    let members = MemberBlockItemListSyntax.parse(from: &parser)
    return members.hasError ? nil : members.map { Syntax($0.decl) }
  }

  private static func isCase(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.unexpectedBeforeItem?.contains { $0.is(SwitchCaseSyntax.self) } ?? false
  }
}
