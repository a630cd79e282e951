extension FenceClassifier {
  /// Python.
  static let python = FenceClassifier(
    name: "Python",
    language: "python",
    evidence:
      "The head of a function, a class or a condition that ends in a colon, or an import from a module."
  ) { text in
    text.has(1) { line in
      line.text.contains(functionHead)
        || line.text.contains(moduleImport)
        || line.text.contains(blockHead)
    }
  }

  private static let functionHead = Pattern(/^(?:async )?def \w+\(.*\).*:$/)
  private static let moduleImport = Pattern(/^from [\w.]+ import\s/)
  private static let blockHead = Pattern(/^(?:elif .+|class \w+(?:\(.*\))?|if __name__ == .+):$/)
}
