/// The findings of an article as an editor shows them.
struct DiagnosticList {
  let document: OpenDocument
  let report: ArticleReport

  /// The protocol's `PublishDiagnosticsParams`.
  var json: JSONValue {
    [
      "uri": .string(document.uri),
      "version": document.version,
      "diagnostics": .array(report.findings.map(diagnostic)),
    ]
  }

  /// A finding as the protocol's `Diagnostic`.
  func diagnostic(_ finding: Finding) -> JSONValue {
    let notes = finding.notes.compactMap { note in
      note.span.map { related(note.message, at: $0) }
    }
    let more = finding.notes.filter { $0.span == nil }.map { "\nnote: \($0.message)" }.joined()
    return [
      "range": EditorPosition.range(finding.span.bytes, in: report.article.source),
      "severity": JSONValue(Self.severity(finding.severity)),
      "code": .string(finding.rule.id),
      "source": "doccheck",
      "message": .string(InertText.marked(finding.message + more)),
      "relatedInformation": .array(notes),
    ]
  }

  private func related(_ message: String, at span: Span) -> JSONValue {
    [
      "location": [
        "uri": .string(document.uri),
        "range": EditorPosition.range(span.bytes, in: report.article.source),
      ],
      "message": .string(InertText.marked(message)),
    ]
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
