import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Asks the parser whether it accepts code, and nothing else about it.
enum SyntaxCheck {
  /// Whether the parser accepts code of an article, and as a single declaration, statement or
  /// expression.
  static func acceptsAsOne(_ code: String) -> Bool {
    accepts(code) { $0.statements.count == 1 }
  }

  /// Whether the parser accepts code of an article, and a tree of it meets a condition.
  static func accepts(
    _ code: String,
    where condition: @escaping @Sendable (SourceFileSyntax) -> Bool = { _ in true }
  ) -> Bool {
    guard ParserLimit.admits(code) else { return false }
    return DeepStack.run {
      let tree = Parser.parse(source: code)
      return condition(tree) && errors(in: tree).isEmpty
    } ?? false
  }

  /// What the parser refuses in a tree.
  ///
  /// A blank between an attribute and its arguments is left to the compiler, which only warns of it before Swift 6.
  static func errors(in tree: SourceFileSyntax) -> [Diagnostic] {
    guard tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
        && !$0.message.hasPrefix("extraneous whitespace before '('")
    }
  }
}
