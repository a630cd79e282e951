/// A finding as the Swift compiler would print it.
struct TextFinding {
  let finding: Finding
  let article: Article
  /// Where the article is to be found; nothing where the text has no links.
  var link: StyledText.Link?

  /// Writes the message with its place and, unless `isShort`, its excerpt, notes and fix.
  func write(to text: inout StyledText, isShort: Bool) {
    let severity = finding.severity.rawValue
    head(
      finding.span,
      severity,
      StyledText.Style(finding.severity),
      finding.message,
      tag: finding.rule.id,
      to: &text
    )
    guard !isShort else { return }
    excerpt(of: finding.span, to: &text)
    for note in finding.notes {
      head(note.span, "note", .note, note.message, tag: nil, to: &text)
      if let span = note.span { excerpt(of: span, to: &text) }
    }
    for edit in finding.fix?.edits ?? [] {
      let span = article.source.span(edit.bytes)
      head(
        span,
        "fix",
        .passed,
        Self.description(of: edit, in: article.source),
        tag: nil,
        to: &text
      )
    }
  }

  /// The line with place, severity and message; further lines of the message are indented.
  private func head(
    _ span: Span?,
    _ label: String,
    _ style: StyledText.Style,
    _ message: String,
    tag: String?,
    to text: inout StyledText
  ) {
    if let start = span?.start {
      text.add("\(article.path):\(start.line):\(start.column)", .strong, to: link)
      text.add(": ", .strong)
    } else {
      text.add("\(article.path): ", .strong)
    }
    text.add("\(label): ", style)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    text.add(String(lines.first ?? ""), label == "note" ? .plain : .strong)
    text.addLine(tag.map { " [\($0)]" } ?? "", .faint)
    for line in lines.dropFirst() { text.addLine("  " + line) }
  }

  private func excerpt(of span: Span, to text: inout StyledText) {
    guard let excerpt = Excerpt(of: span, in: article.source) else { return }
    text.addLine("  " + excerpt.line)
    text.addLine("  " + excerpt.underline, .caret)
  }

  /// What an edit does, in words.
  static func description(of edit: Finding.Fix.Edit, in source: SourceText) -> String {
    let old = source.text(edit.bytes)
    if edit.replacement.isEmpty { return "remove '\(old)'" }
    guard old.isEmpty else { return "replace '\(old)' with '\(edit.replacement)'" }
    let line = edit.replacement.filter { !$0.isNewline }
    return line == edit.replacement ? "insert '\(line)'" : "insert the line '\(line)'"
  }
}
