import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Tells Swift from other languages and from plain text by its structure.
enum SwiftRecogniser {
  /// Whether a text is Swift: the parser refuses nothing of it, and it holds what only Swift has.
  static func recognises(_ text: String) -> Bool {
    let code = CompilableCode(text, parsed: ParsedSwift(text)).text
    guard ParserLimit.admits(code) else { return false }
    return DeepStack.run {
      let tree = Parser.parse(source: code)
      let isRefused = ParseDiagnosticsGenerator.diagnostics(for: tree).contains {
        $0.diagMessage.severity == .error && !$0.message.hasPrefix("editor placeholder")
      }
      guard !isRefused else { return false }
      let evidence = SwiftEvidence(viewMode: .sourceAccurate)
      evidence.walk(tree)
      return evidence.isSwift
    } ?? false
  }
}
