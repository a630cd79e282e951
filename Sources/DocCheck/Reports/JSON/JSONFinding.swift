/// A finding as it is in JSON.
struct JSONFinding: Encodable {
  private struct Note: Encodable {
    let message: String
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?
  }

  private struct Edit: Encodable {
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let replacement: String
  }

  private struct Fix: Encodable {
    let edits: [Edit]
  }

  private let rule: String
  private let severity: String
  private let line: Int
  private let column: Int
  private let endLine: Int
  private let endColumn: Int
  private let message: String
  private let notes: [Note]
  private let snippet: String?
  private let fix: Fix?
  private let fingerprint: String

  init(_ finding: Finding, fingerprint: String, in source: SourceText) {
    rule = finding.rule.id
    severity = finding.severity.rawValue
    line = finding.span.start.line
    column = finding.span.start.column
    endLine = finding.span.end.line
    endColumn = finding.span.end.column
    message = finding.message
    notes = finding.notes.map(Self.note)
    snippet = finding.snippet
    fix = finding.fix.map { fix in Fix(edits: fix.edits.map { Self.edit($0, in: source) }) }
    self.fingerprint = fingerprint
  }

  private static func note(_ note: Finding.Note) -> Note {
    Note(
      message: note.message,
      line: note.span?.start.line,
      column: note.span?.start.column,
      endLine: note.span?.end.line,
      endColumn: note.span?.end.column
    )
  }

  private static func edit(_ edit: Finding.Fix.Edit, in source: SourceText) -> Edit {
    let span = source.span(edit.bytes)
    return Edit(
      line: span.start.line,
      column: span.start.column,
      endLine: span.end.line,
      endColumn: span.end.column,
      replacement: edit.replacement
    )
  }
}
