import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Asks the parser whether it accepts code, and nothing else about it.
enum SyntaxCheck {
  /// Whether the parser accepts code of an article, and as a single declaration, statement or
  /// expression.
  static func acceptsAsOne(_ code: String) -> Bool {
    guard ParserLimit.admits(code) else { return false }
    return DeepStack.run {
      let tree = Parser.parse(source: code)
      return tree.statements.count == 1 && !refuses(tree)
    } ?? false
  }

  /// Whether something in a tree is an error.
  ///
  /// - Parameter counts: whether an error with some message counts.
  static func refuses(
    _ tree: SourceFileSyntax,
    counting counts: (String) -> Bool = { _ in true }
  )
    -> Bool
  {
    tree.hasError
      && ParseDiagnosticsGenerator.diagnostics(for: tree).contains {
        $0.diagMessage.severity == .error && counts($0.message)
      }
  }
}
