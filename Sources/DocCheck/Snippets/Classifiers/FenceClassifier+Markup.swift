extension FenceClassifier {
  /// XML, HTML or a property list.
  static let markup = FenceClassifier(
    name: "XML or HTML",
    language: "xml",
    evidence: "A first line that is a tag, a declaration or a comment, and a tag that is closed."
  ) { text in
    guard text.first.text.contains(tag) else {
      return false
    }
    return text.first.begins(with: ["<?xml", "<!DOCTYPE", "<!--"])
      || text.has(1) { $0.has("</") || $0.has("/>") }
  }

  private static let tag = Pattern(/^<(?:[?!]|\/?[A-Za-z][\w:.-]*(?:[\s\/>]|$))/)
}
