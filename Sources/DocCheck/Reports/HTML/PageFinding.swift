/// A finding: the mark in the prose, the message in full and the entry in the list.
struct PageFinding {
  private let finding: Finding
  private let anchor: String
  private let places: PagePlaces

  init(_ finding: Finding, anchor: String, places: PagePlaces) {
    self.finding = finding
    self.anchor = anchor
    self.places = places
  }

  /// The rule's name, which leads to what the rule means.
  private var rule: Markup {
    let name: Markup = "<code class=\"rule\">\(finding.rule.id)</code>"
    return places.address(of: finding.rule).map { "<a href=\"\($0)\">\(name)</a>" } ?? name
  }

  /// The tag that opens the mark in the prose; its first piece has the name.
  func opening(isFirst: Bool) -> Markup {
    let name: Markup = isFirst ? #" id="\#(anchor)""# : .empty
    return #"<mark class="finding \#(finding.severity.rawValue)"\#(name)>"#
  }

  /// The tag that closes the mark; after the last piece is what is wrong.
  func closing(isLast: Bool) -> Markup {
    guard isLast else { return "</mark>" }
    return """
      </mark><span class="finding-tag \(finding.severity.rawValue)" lang="en">\
      \(finding.severity.rawValue): \(marked: finding.message)</span>
      """
  }

  /// The message with its notes and its fix, to be below a line of code.
  ///
  /// - Parameters:
  ///   - isAtLine: whether it is below the line that it is about; else it says which one.
  ///   - source: the article, for the text that a fix replaces.
  /// - Returns: a box with the finding's name.
  func message(isAtLine: Bool, source: SourceText) -> Markup {
    let line: Markup =
      isAtLine ? .empty : " <span class=\"place\">line \(finding.span.start.line)</span>"
    return """
      <div class="message \(finding.severity.rawValue)" id="\(anchor)" lang="en">\
      <p>\(PageIcon(finding.severity).use) <strong>\(finding.severity.rawValue):</strong> \
      <span class="message-text">\(marked: headline)</span> \(rule)\(line)</p>\
      \(difference)\(details(source: source))</div>
      """
  }

  /// The first line of the message.
  private var headline: String { String(finding.message.prefix { !$0.isNewline }) }

  /// The further lines of the message: a difference of expected and printed lines.
  private var difference: Markup {
    let lines = finding.message.split(whereSeparator: \.isNewline).dropFirst()
    guard !lines.isEmpty else { return .empty }
    return """
      <pre class="difference" tabindex="0" role="group" aria-label="Expected and actual output">\
      \(Markup(lines) { line in
        switch line.first {
        case "-": "<del>\(marked: String(line))</del>\n"
        case "+": "<ins>\(marked: String(line))</ins>\n"
        default: "\(marked: String(line))\n"
        }
      })</pre>
      """
  }

  /// The entry in the list of findings.
  ///
  /// A finding that the text shows under its own name is only linked to. Any other has its name and
  /// everything that there is to say here; `place` is then where its words are, if anywhere.
  func entry(place: String?, source: SourceText) -> Markup {
    let isShown = place == anchor
    let line: Markup = "<span class=\"place\">line \(finding.span.start.line)</span>"
    let text: Markup = "<span class=\"message-text\">\(marked: headline)</span>"
    let linked = place.map { anchor -> Markup in
      "<a class=\"entry-text\" href=\"#\(anchor)\">\(text)</a>"
    }
    let name: Markup = isShown ? .empty : #" id="\#(anchor)""#
    return """
      <li class="entry"\(name) data-rules="\(finding.rule.id)" data-severities="\(finding.severity.rawValue)">\
      \(PageIcon(finding.severity).use) <span class="kind">\(finding.severity.rawValue)</span> \
      \(rule) \(line)
      \(linked ?? "<span class=\"entry-text\">\(text)</span>")
      \(isShown ? .empty : details(source: source))</li>

      """
  }

  private func details(source: SourceText) -> Markup {
    let notes = Markup(finding.notes) { note in
      let place = note.span.map { " <span class=\"place\">line \($0.start.line)</span>" as Markup }
      return
        "<li><strong>\(note.isHelp ? "help" : "note"):</strong> \(marked: note.message)\(place ?? .empty)</li>"
    }
    let fixes = Markup(finding.fix?.edits ?? []) { edit in
      "<li><strong>fix:</strong> \(fix(edit, source))</li>"
    }
    let all = notes + fixes
    return all.isEmpty ? .empty : "<ul class=\"details\">\(all)</ul>"
  }

  private func fix(_ edit: Finding.Fix.Edit, _ source: SourceText) -> Markup {
    let old: Markup = "<code>\(marked: source.text(edit.bytes))</code>"
    let new: Markup = "<code>\(marked: edit.replacement)</code>"
    if edit.replacement.isEmpty { return "remove \(old)" }
    return edit.bytes.isEmpty ? "insert \(new)" : "replace \(old) with \(new)"
  }
}

/// The list of an article's findings.
struct PageFindingList {
  private let context: PageContext
  /// For the index of a finding the name of its place in the text.
  private let places: [Int: String]

  init(_ context: PageContext, places: [Int: String]) {
    self.context = context
    self.places = places
  }

  /// The list, or a line that says that there is nothing to list.
  var markup: Markup {
    let report = context.report
    guard !report.findings.isEmpty else {
      return "<p class=\"all-well\">\(PageIcon.passed.use) No findings in this article.</p>\n"
    }
    let entries = report.findings.enumerated().map { index, finding in
      let anchor = context.anchors.finding(index)
      return PageFinding(finding, anchor: anchor, places: context.links.places)
        .entry(place: places[index], source: report.article.source)
    }
    return """
      <h3>\(report.findings.count.of("finding"))</h3>
      <ul class="entries">
      \(Markup(entries) { $0 })</ul>

      """
  }
}
