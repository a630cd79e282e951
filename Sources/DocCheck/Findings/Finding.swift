/// Something wrong in an article: the only thing that a reporter shows as wrong.
struct Finding: Codable, Hashable, Sendable {
  /// An explanation that belongs to the finding, at its own place if it has one.
  struct Note: Codable, Hashable, Sendable {
    let message: String
    let span: Span?
    /// Whether the note says what to do rather than why.
    var isHelp = false

    /// What to do about a finding.
    static func help(_ message: String) -> Note {
      Note(message: message, span: nil, isHelp: true)
    }
  }

  /// A change of the file that removes the cause of the finding.
  struct Fix: Codable, Hashable, Sendable {
    /// A replacement of bytes of the raw file.
    struct Edit: Codable, Hashable, Sendable {
      let bytes: Range<Int>
      let replacement: String
    }

    let edits: [Edit]
  }

  let rule: Rule
  /// The rule's own severity, unless the kind of claim or the configuration says otherwise.
  var severity: Severity
  let span: Span
  /// One sentence without a final full stop, as the compiler writes them.
  let message: String
  let notes: [Note]
  /// The identifier of the snippet that the finding is about.
  let snippet: String?
  var fix: Fix?

  init(
    _ rule: Rule,
    at span: Span,
    _ message: String,
    notes: [Note] = [],
    snippet: String? = nil,
    fix: Fix? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    self.span = span
    self.message = message
    self.notes = notes
    self.snippet = snippet
    self.fix = fix
  }
}
