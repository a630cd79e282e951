/// What an editor can offer to do about the findings in a part of an article.
struct CodeActions {
  let document: OpenDocument
  let report: ArticleReport
  /// The part that is selected.
  let range: Range<Int>

  private var source: SourceText { report.article.source }

  /// The protocol's `CodeAction`s: fixes, then what blessing changes, then suppressions.
  var json: JSONValue {
    let findings = report.findings.filter {
      $0.span.start.offset <= range.upperBound && range.lowerBound <= $0.span.end.offset
    }
    return .array(
      findings.compactMap(fix) + blessings(findings) + findings.compactMap(suppression)
    )
  }

  private func fix(_ finding: Finding) -> JSONValue? {
    guard let fix = finding.fix, let first = fix.edits.first else { return nil }
    let rest = fix.edits.count > 1 ? " and more" : ""
    let title = TextFinding.description(of: first, in: source) + rest
    return action(title, fix.edits, about: [finding], isPreferred: true)
  }

  /// What `bless` would change for the snippets of the findings.
  private func blessings(_ findings: [Finding]) -> [JSONValue] {
    let about = findings.filter { [.outputDiffers, .expectedErrorDiffers].contains($0.rule) }
    let snippets = Set(about.compactMap(\.snippet))
    guard !snippets.isEmpty else { return [] }
    return Blessing(report).changes.filter { snippets.contains($0.snippet) }.map { change in
      let edit = change.fix.edits.first
      let words = edit.map { TextFinding.description(of: $0, in: source) } ?? ""
      let own = about.filter { $0.snippet == change.snippet }
      return action("bless: \(words)", change.fix.edits, about: own)
    }
  }

  /// A comment before the block that the finding is in; the author is to say why.
  private func suppression(_ finding: Finding) -> JSONValue? {
    guard Rule.all.contains(finding.rule),
      let edit = isInProgram(finding) ? remark(on: finding) : comment(on: finding),
      suppresses(edit, finding)
    else { return nil }
    return action("suppress '\(finding.rule.id)' here", [edit], about: [finding])
  }

  private func comment(on finding: Finding) -> Finding.Fix.Edit? {
    let line = finding.span.start.line
    guard let block = report.article.blocks.last(where: { $0.span.start.line <= line }) else {
      return nil
    }
    let start = source.lineBytes(block.span.start.line).lowerBound
    let comment = "<!-- doccheck-disable-next \(finding.rule.id) -- TODO: say why -->"
    // In a comment of Swift, the marks of that come first.
    let margin = source.text(start..<max(start, block.span.start.offset))
    guard !margin.contains("/**") else { return nil }
    let text = margin + comment + source.lineEnding(nearLine: line)
    return Finding.Fix.Edit(bytes: start..<start, replacement: text)
  }

  /// A comment of Swift in a line before the finding's.
  private func remark(on finding: Finding) -> Finding.Fix.Edit? {
    let line = finding.span.start.line
    let start = source.lineBytes(line).lowerBound
    let indent = source.line(line).prefix { $0 == " " || $0 == "\t" }
    let text = "// doccheck:ignore \(finding.rule.id)=\"TODO: say why\""
    return Finding.Fix.Edit(
      bytes: start..<start,
      replacement: indent + text + source.lineEnding(nearLine: line)
    )
  }

  /// Whether a finding is about the code of a file that is one program.
  private func isInProgram(_ finding: Finding) -> Bool {
    report.snippets.contains { snippet in
      let block = snippet.snippet.block
      return block.isProgram && block.lines.contains { $0.number == finding.span.start.line }
    }
  }

  /// Whether an article with a comment before it answers for a finding.
  private func suppresses(_ edit: Finding.Fix.Edit, _ finding: Finding) -> Bool {
    let bytes = Splice.applying([Finding.Fix(edits: [edit])], to: source.bytes)
    let article = ArticleReader().article(path: report.article.path, bytes: bytes)
    return SuppressionReader(article).suppressions.contains {
      (edit.bytes.lowerBound...edit.bytes.lowerBound + edit.replacement.utf8.count)
        .contains($0.span.start.offset)
        && $0.lines.contains(finding.span.start.line + 1)
    }
  }

  private func action(
    _ title: String,
    _ edits: [Finding.Fix.Edit],
    about findings: [Finding],
    isPreferred: Bool = false
  ) -> JSONValue {
    let list = DiagnosticList(document: document, report: report)
    let changes = edits.map { edit -> JSONValue in
      [
        "range": EditorPosition.range(edit.bytes, in: source),
        "newText": .string(edit.replacement),
      ]
    }
    return [
      "title": .string(InertText.marked(title)),
      "kind": "quickfix",
      "isPreferred": .bool(isPreferred),
      "diagnostics": .array(findings.map(list.diagnostic)),
      "edit": ["changes": .object([document.uri: .array(changes)])],
    ]
  }
}
