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
          || line.text.contains(/^(?:pub )?fn \w+[<(]/)
          || line.text.contains(/^(?:query|mutation|subscription|fragment) \w+.*\{$/)
          || line.text.contains(/^message \w+ \{$/)
      } || isStyleSheet(text)
  }

  private static func isStyleSheet(_ text: FenceText) -> Bool {
    text.has(1) { $0.text.contains(/^[.#]?[\w-]+(?:[ ,:>.#][\w-]+)* \{$/) }
      && text.has(1) { $0.text.contains(/^[a-z-]+: [^{};]+;$/) }
      && text.all { $0.text.hasSuffix("{") || $0.text.hasSuffix(";") || $0.text == "}" }
  }
}
