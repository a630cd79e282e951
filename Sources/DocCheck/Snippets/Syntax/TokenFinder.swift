import SwiftParser
import SwiftSyntax

/// Reads what stands at places of code that is parsed once, when the first place is asked for.
final class TokenFinder: Sendable {
  private let source: SourceText
  private let tree: Lazy<SourceFileSyntax?>

  init(_ code: String) {
    source = SourceText(code)
    tree = Lazy {
      ParserLimit.admits(code) ? DeepStack.run { Parser.parse(source: code) } : nil
    }
  }

  /// What is read off the token at a place, given by its line, and its column in bytes, both counted
  /// from 1; nothing where no token stands.
  func read<Result: Sendable>(
    line: Int,
    column: Int,
    _ read: @escaping @Sendable (TokenSyntax) -> Result?
  ) -> Result? {
    guard line >= 1, line <= source.lineCount, let tree = tree.value else { return nil }
    let offset = source.lineBytes(line).lowerBound + column - 1
    return DeepStack.run {
      tree.token(at: AbsolutePosition(utf8Offset: offset)).flatMap(read)
    } ?? nil
  }
}
