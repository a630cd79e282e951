/// A finding in the form of the Swift compiler's messages, with an excerpt, help and the fix.
struct TextFinding {
  let finding: Finding
  let article: Article
  /// Where the article is to be found; nothing where the text has no links.
  var link: StyledText.Link?

  /// Writes the message with its place and, unless `isShort`, its excerpt, notes and fix.
  func write(to text: inout StyledText, isShort: Bool) {
    let style = StyledText.Style(finding.severity)
    let label = finding.severity.rawValue
    head(finding.span, label, style, finding.message, tag: finding.rule.id, to: &text)
    guard !isShort else { return }
    let margin = excerpt(of: finding.span, style, to: &text)
    let isHere = { (note: Finding.Note) in note.span.map { $0 == finding.span } ?? true }
    for line in Self.joined(finding.notes.filter(isHere)) {
      text.add("\(margin) = ", .faint)
      text.addLine(line)
    }
    if let fix = finding.fix { write(fix, margin, to: &text) }
    for note in finding.notes where !isHere(note) {
      head(note.span, "note", .note, note.message, tag: nil, to: &text)
      if let span = note.span { _ = excerpt(of: span, .note, to: &text) }
    }
  }

  /// The notes at the finding's own place: suggestions in one line, others in a line each.
  private static func joined(_ notes: [Finding.Note]) -> [String] {
    let opening = "did you mean to "
    var suggestions: [String] = []
    var lines: [String] = []
    for note in notes {
      let message = note.message.split(separator: "\n").joined(separator: "\n     ")
      if message.hasPrefix(opening) {
        suggestions.append(String(message.dropFirst(opening.count).prefix { $0 != "?" }))
      } else {
        lines.append("\(note.isHelp ? "help" : "note"): \(message)")
      }
    }
    guard let last = suggestions.popLast() else { return lines }
    let list =
      suggestions.isEmpty ? last : suggestions.joined(separator: ", ") + " or " + last
    return ["help: \(list)"] + lines
  }

  private func write(_ fix: Finding.Fix, _ margin: String, to text: inout StyledText) {
    for edit in fix.edits {
      let place = article.source.span(edit.bytes).start
      let isElsewhere = place.line != finding.span.start.line
      text.add("\(margin) = ", .faint)
      text.add("fix available: ", .passed)
      text.add(Self.description(of: edit, in: article.source))
      text.addLine(isElsewhere ? " in line \(place.line)" : "")
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
    let place = (span?.start).map { "\(article.path):\($0.line):\($0.column)" }
    text.add(place ?? article.path, .strong, to: link)
    text.add(": ", .strong)
    text.add("\(label): ", style)
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    text.add(String(lines.first ?? ""), label == "note" ? .plain : .strong)
    text.addLine(tag.map { " [\($0)]" } ?? "", .faint)
    for line in lines.dropFirst() { text.addLine("  " + line) }
  }

  /// Writes the line of a place with its number and a mark below; returns the blanks that are
  /// under the number.
  private func excerpt(
    of span: Span,
    _ style: StyledText.Style,
    to text: inout StyledText
  ) -> String {
    guard let excerpt = Excerpt(of: span, in: article.source) else { return " " }
    let margin = String(repeating: " ", count: "\(excerpt.number)".count)
    text.add("\(excerpt.number) | ", .faint)
    text.addLine(excerpt.line)
    text.add("\(margin) | ", .faint)
    text.addLine(excerpt.underline, style)
    return margin
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
