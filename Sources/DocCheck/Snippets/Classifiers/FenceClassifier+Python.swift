extension FenceClassifier {
  /// Python.
  static let python = FenceClassifier(
    name: "Python",
    language: "python",
    evidence:
      "The head of a function, a class or a condition that ends in a colon, or an import from a module."
  ) { text in
    text.has(1) { line in
      line.text.contains(/^(?:async )?def \w+\(.*\).*:$/)
        || line.text.contains(/^from [\w.]+ import\s/)
        || line.text.contains(/^(?:elif .+|class \w+(?:\(.*\))?|if __name__ == .+):$/)
    }
  }
}
