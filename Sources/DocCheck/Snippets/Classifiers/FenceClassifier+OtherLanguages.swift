extension FenceClassifier {
  /// Rust, GraphQL, CSS, Protocol Buffers or a Dockerfile.
  static let otherLanguages = FenceClassifier(
    name: "another language",
    language: "text",
    evidence: "A line that only Rust, GraphQL, CSS, Protocol Buffers or a Dockerfile has."
  ) { text in
    text.first.begins(with: ["FROM ", "syntax = \"proto"])
      || text.has(1) { line in
        line.begins(with: ["let mut ", "println!(", "fn main()", "pub fn ", "RUN apt"])
          || line.text.contains(rustFunction)
          || line.text.contains(graphQuery)
          || line.text.contains(protocolMessage)
      } || isStyleSheet(text)
  }

  private static func isStyleSheet(_ text: FenceText) -> Bool {
    text.has(1) { $0.text.contains(styleHead) }
      && text.has(1) { $0.text.contains(styleProperty) }
      && text.all { $0.text.hasSuffix("{") || $0.text.hasSuffix(";") || $0.text == "}" }
  }

  private static let rustFunction = Pattern(/^(?:pub )?fn \w+[<(]/)
  private static let graphQuery = Pattern(/^(?:query|mutation|subscription|fragment) \w+.*\{$/)
  private static let protocolMessage = Pattern(/^message \w+ \{$/)
  private static let styleHead = Pattern(/^[.#]?[\w-]+(?:[ ,:>.#][\w-]+)* \{$/)
  private static let styleProperty = Pattern(/^[a-z-]+: [^{};]+;$/)
}
