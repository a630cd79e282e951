import SwiftParser
import SwiftSyntax

/// Reads the names of the tests in a piece of code.
final class TestNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// What reports call the functions with `@Test`: their display names, else their own.
  static func names(in code: String) -> Set<String> {
    guard ParserLimit.admits(code) else { return [] }
    let found = DeepStack.run {
      let reader = TestNames(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: code))
      return reader.names
    }
    return found ?? []
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes
    where attribute.attributeName.trimmedDescription == "Test" {
      var display: String?
      if case .argumentList(let arguments)? = attribute.arguments {
        let first = arguments.first?.expression.as(StringLiteralExprSyntax.self)
        display = first?.representedLiteralValue
      }
      names.insert(display ?? node.name.text.withoutBackticks)
    }
    return .skipChildren
  }
}
