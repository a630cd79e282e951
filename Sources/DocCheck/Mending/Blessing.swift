import Foundation

/// Makes an article say what really happens.
struct Blessing {
  /// The changes with the snippets that they are about, each of which was read again and says what
  /// happened.
  private(set) var changes: [(fix: Finding.Fix, snippet: String)] = []
  /// What stays although it differs, by its line.
  private(set) var leftAlone: [(line: Int, reason: String)] = []
  private let report: ArticleReport

  init(_ report: ArticleReport) {
    self.report = report
    for (index, snippet) in report.snippets.enumerated() { take(snippet, index) }
  }

  private var source: SourceText { report.article.source }

  private mutating func take(_ snippet: SnippetReport, _ index: Int) {
    if let reason = snippet.verdict.reason, reason.hasPrefix("output depends on") {
      leave(snippet.snippet.block.openingSpan, reason)
    }
    guard snippet.verdict == .failed else { return }
    takeError(of: snippet, index)
    let differing = snippet.outputs.filter { !$0.matches }
    for check in differing { take(check, of: snippet, index) }
  }

  // MARK: Output

  private mutating func take(_ check: OutputCheck, of snippet: SnippetReport, _ index: Int) {
    let own = report.findings.filter {
      $0.snippet == snippet.snippet.id && ($0.severity == .error || $0.rule == .outputDiffers)
    }
    guard own.allSatisfy({ $0.rule == .outputDiffers }) else {
      return leave(check.span, "the code has other errors; fix them first")
    }
    // A finding that its author answers for, or that is switched off, is none.
    guard own.contains(where: { $0.span == check.span }) else { return }
    guard !Self.hasAddress(check.actual) else {
      return leave(check.span, "the output contains a memory address")
    }
    let differing = check.parts.filter { !$0.matches }
    let edits = differing.compactMap { edit($0, index) }
    if !edits.isEmpty, edits.count == differing.count {
      changes.append((Finding.Fix(edits: edits), snippet.snippet.id))
    } else {
      let said = InertText.marked(check.actual).replacing("\n", with: "\\n")
      leave(check.span, "this kind of comment cannot express \"\(said)\"")
    }
  }

  /// The edit after which an article says what was printed.
  private func edit(_ check: OutputCheck, _ index: Int) -> Finding.Fix.Edit? {
    let edits = OutputEdits(check, in: source)
    return edits.candidates.first { edit in
      let snippets = reread(edit)
      guard index < snippets.count else { return false }
      let texts =
        snippets[index].expectations.filter { $0.span.start == check.span.start }.map(\.text)
      let shown = snippets[index].shownOutput.flatMap {
        $0.span.start == check.span.start ? $0.text : nil
      }
      return (texts + [shown].compactMap(\.self)) == [edits.actual]
    }
  }

  /// Whether a text holds a number as memory addresses are printed.
  private static func hasAddress(_ text: String) -> Bool {
    text.components(separatedBy: "0x").dropFirst().contains { part in
      part.prefix(while: \.isHexDigit).count >= 6
    }
  }

  // MARK: Errors

  private mutating func takeError(of snippet: SnippetReport, _ index: Int) {
    guard let said = snippet.error, let expected = snippet.snippet.compileFail,
      report.findings.contains(where: {
        $0.rule == .expectedErrorDiffers && $0.snippet == snippet.snippet.id
      })
    else { return }
    let opening = snippet.snippet.block.openingSpan
    let edit = expectedText(expected, before: opening.end.offset).map {
      let text = said.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return Finding.Fix.Edit(bytes: $0, replacement: text)
    }
    if let edit, let new = reread(edit).dropFirst(index).first, new.directives.compileFail == said {
      changes.append((Finding.Fix(edits: [edit]), snippet.snippet.id))
    } else {
      leave(opening, "the expected error cannot be written as \"\(InertText.marked(said))\"")
    }
  }

  /// The place of the text in quotes after the last `compile-fail=` before an offset.
  private func expectedText(_ expected: String, before end: Int) -> Range<Int>? {
    let head = Array("compile-fail=\"".utf8)
    let bytes = source.bytes[..<end]
    guard let range = bytes.ranges(of: head).last else { return nil }
    var index = range.upperBound
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < end ? range.upperBound..<index : nil
  }

  // MARK: Parts

  private mutating func leave(_ span: Span, _ reason: String) {
    leftAlone.append((span.start.line, reason))
  }

  /// The snippets of the article after an edit.
  private func reread(_ edit: Finding.Fix.Edit) -> [Snippet] {
    let bytes = Splice.applying([Finding.Fix(edits: [edit])], to: source.bytes)
    var article = ArticleReader().article(path: report.article.path, bytes: bytes)
    article.readsSwiftTests = report.article.readsSwiftTests
    article.tests = report.article.tests
    return SnippetExtractor.snippets(in: article).snippets
  }
}
