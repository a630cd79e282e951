extension FenceClassifier {
  /// What a program prints, each line with a label of several words.
  static let output = FenceClassifier(
    name: outputName,
    language: "text",
    evidence: "Two lines or more, each of which begins with several words and a colon."
  ) { text in
    text.lines.count > 1
      && text.all { line in
        line.text.contains(label) && !["{", "(", "[", ","].contains { line.text.hasSuffix($0) }
      }
  }

  private static let label = Pattern(/^\p{Lu}[\w']*(?:\x20[\w'#]+)+:\s/)
}
