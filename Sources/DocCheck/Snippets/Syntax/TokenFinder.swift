import SwiftParser
import SwiftSyntax

/// Reads what stands at places of code that is parsed once, when its tree or the first place is asked
/// for.
final class TokenFinder: Sendable {
  private let source: Lazy<SourceText>
  private let parsed: Lazy<SourceFileSyntax?>

  init(_ code: String) {
    source = Lazy { SourceText(code) }
    parsed = Lazy {
      ParserLimit.admits(code) ? DeepStack.run { Parser.parse(source: code) } : nil
    }
  }

  /// The syntax tree; nothing for code that `ParserLimit` does not admit.
  var tree: SourceFileSyntax? { parsed.value }

  /// What is read off the token at a place, given by its line, and its column in bytes, both counted
  /// from 1; nothing where no token stands.
  func read<Result: Sendable>(
    line: Int,
    column: Int,
    _ read: @escaping @Sendable (TokenSyntax) -> Result?
  ) -> Result? {
    let source = source.value
    guard line >= 1, line <= source.lineCount, let tree else { return nil }
    let offset = source.lineBytes(line).lowerBound + column - 1
    return DeepStack.run {
      tree.token(at: AbsolutePosition(utf8Offset: offset)).flatMap(read)
    } ?? nil
  }
}
