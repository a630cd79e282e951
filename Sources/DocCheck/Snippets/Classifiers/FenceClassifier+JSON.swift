import Foundation

extension FenceClassifier {
  /// A JSON document, with comments or things left out as writers have them.
  static let json = FenceClassifier(
    name: "JSON",
    language: "json",
    evidence:
      "A document that parses, or lines that begin as JSON values do, with a key in an object."
  ) { text in
    guard let first = text.first.text.first, first == "{" || first == "[" else { return false }
    return isNearlyJSON(text) || isJSON(text.whole)
  }

  private static func isJSON(_ text: String) -> Bool {
    text.utf8.count <= longestDocument
      && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  private static let longestDocument = 1 << 20

  /// Whether lines are JSON but for a slip or an ellipsis: they begin as values do, and some of them with a
  /// key in braces.
  private static func isNearlyJSON(_ text: FenceText) -> Bool {
    text.has(1) { $0.text.contains(key) }
      && (text.first.text.hasPrefix("{") || text.has(1) { $0.text.hasPrefix("{") })
      && text.all { line in
        line.text.first.map { "{}[]\"-0123456789.…".contains($0) } ?? false
          || line.begins(with: ["true", "false", "null"])
      }
  }

  private static let key = Pattern(/^[{\[\s]*"[^"\\]*"\s*:/)
}
