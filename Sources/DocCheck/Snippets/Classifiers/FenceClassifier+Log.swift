extension FenceClassifier {
  /// Lines of a log.
  static let log = FenceClassifier(
    name: "log output",
    language: "text",
    evidence: "Lines at least half of which begin with a date and a time, or with a level of a log."
  ) { text in
    text.most(isEntry) && text.has(1, where: isTimed) || text.lines.count > 1 && text.all(isEntry)
  }

  private static func isTimed(_ line: FenceText.Line) -> Bool {
    line.text.first.map { $0.isNumber || $0 == "[" } ?? false
      && line.text.contains(time)
  }

  private static func isEntry(_ line: FenceText.Line) -> Bool {
    isTimed(line)
      || line.text.contains(level)
  }

  private static let time = Pattern(/^\[?(?:\d{4}-\d{2}-\d{2}[T ])?\d{2}:\d{2}:\d{2}/)
  private static let level = Pattern(
    /^\[?(?i:trace|debug|info|notice|warning|error|critical|fault)\]?(?:: | \[|\] )/
  )
}
