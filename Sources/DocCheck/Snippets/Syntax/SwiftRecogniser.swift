import SwiftParser
import SwiftSyntax

/// Tells Swift from other languages and from plain text by its structure.
enum SwiftRecogniser {
  /// Whether a text is Swift: the parser refuses nothing of it, and it holds what only Swift has.
  ///
  /// - Parameter parsed: what the parser makes of the text, where that is known.
  static func recognises(_ text: String, parsed: ParsedSwift? = nil) -> Bool {
    let parsed = parsed ?? ParsedSwift(text)
    let compilable = CompilableCode(text, parsed: parsed)
    // What fills holes is no evidence.
    let code = parsed.errors.isEmpty ? text : compilable.text
    guard compilable.parsed.errors.allSatisfy({ isPlaceholder($0.message) }),
      ParserLimit.admits(code)
    else { return false }
    return DeepStack.run {
      let tree = Parser.parse(source: code)
      guard SyntaxCheck.errors(in: tree).allSatisfy({ isPlaceholder($0.message) }) else {
        return false
      }
      let evidence = SwiftEvidence(viewMode: .sourceAccurate)
      evidence.walk(tree)
      return evidence.isSwift
    } ?? false
  }

  /// Whether the parser refuses nothing but a placeholder.
  private static func isPlaceholder(_ message: String) -> Bool {
    message.hasPrefix("editor placeholder")
  }
}
