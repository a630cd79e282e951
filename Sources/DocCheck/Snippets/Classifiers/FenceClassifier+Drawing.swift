extension FenceClassifier {
  /// Boxes and branches drawn with signs.
  static let drawing = FenceClassifier(
    name: "a drawing",
    language: "text",
    evidence: "Several lines of nothing but bars, dashes and blanks, a bar among them."
  ) { text in
    text.has(2) { line in
      line.text.contains("|") && line.text.allSatisfy { "|-+_/\\ \t".contains($0) }
    }
  }

  /// Tasks with boxes to tick.
  static let checklist = FenceClassifier(
    name: "a checklist",
    language: "markdown",
    evidence: "Nothing but lines that begin with a box to tick."
  ) { text in
    text.lines.count > 1
      && text.all { line in
        let item = line.text.drop { "-* ".contains($0) }
        return ["[ ] ", "[x] ", "[X] ", "☐ ", "☑ "].contains { item.hasPrefix($0) }
      }
  }
}
