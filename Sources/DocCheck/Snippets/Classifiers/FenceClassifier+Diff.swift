extension FenceClassifier {
  /// A change in the unified format.
  static let diff = FenceClassifier(
    name: "a diff",
    language: "diff",
    evidence: "The head of a file or of a hunk in the unified format (POSIX diff -u)."
  ) { text in
    text.has(1) { line in
      line.begins(with: ["diff --git "])
        || line.text.contains(hunkHead)
    }
      || text.first.begins(with: ["--- "])
        && text.lines.dropFirst().first?.begins(with: ["+++ "]) == true
  }

  private static let hunkHead = Pattern(/^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/)
}
