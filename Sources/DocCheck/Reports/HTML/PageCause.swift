/// What is wrong, or could not be checked, in several places for one reason.
struct PageCause {
  /// One of the places.
  private struct Place {
    let name: String
    let address: String
  }

  private let icon: PageIcon
  private let kind: String
  private let rule: Rule?
  private let message: String
  private var places: [Place] = []

  /// The causes with more than one place in a report, the heaviest and most frequent first.
  static func list(of report: Report, places: PagePlaces) -> [PageCause] {
    var causes: [[String]: PageCause] = [:]
    for article in report.articles {
      let anchors = PageAnchors(article)
      let path = article.article.path
      func add(_ cause: PageCause, _ key: [String], _ line: Int, _ anchor: String) {
        let address = places.address(of: anchor, in: path)
        causes[key, default: cause].places.append(Place(name: "\(path):\(line)", address: address))
      }
      for (index, finding) in article.findings.enumerated() {
        let cause = PageCause(finding)
        add(
          cause,
          [cause.kind, finding.rule.id, finding.message],
          finding.span.start.line,
          anchors.finding(index)
        )
      }
      for snippet in article.snippets {
        guard let cause = PageCause(snippet.verdict) else { continue }
        let line = snippet.snippet.block.span.start.line
        add(cause, [cause.kind, cause.message], line, anchors.snippet(snippet.snippet.number))
      }
    }
    return causes.values.filter { $0.places.count > 1 }.sorted { left, right in
      (left.icon.weight, right.places.count, left.message)
        < (right.icon.weight, left.places.count, right.message)
    }
  }

  private init(_ finding: Finding) {
    icon = PageIcon(finding.severity)
    kind = finding.severity.rawValue
    rule = finding.rule
    message = finding.message
  }

  private init?(_ verdict: Verdict) {
    guard let reason = verdict.reason else { return nil }
    icon = PageIcon(verdict)
    kind = "not checked"
    rule = nil
    message = reason
  }

  /// The entry in the list of causes.
  var markup: Markup {
    let name = rule.map { " <code class=\"rule\">\($0.id)</code>" as Markup } ?? .empty
    return """
      <li class="cause" data-rules="\(rule?.id ?? "")" data-severities="\(rule == nil ? "" : kind)" \
      data-verdict="\(rule == nil ? PageFilter.notChecked : "")"><details><summary>\(icon.use) \
      <span class="kind">\(kind)</span>\(name) <span class="message-text">\(marked: message)</span> \
      <span class="place">\(places.count.of("place"))</span></summary>
      <ul class="places">
      \(Markup(places) { "<li><a href=\"\($0.address)\">\(marked: $0.name)</a></li>\n" })</ul>
      </details></li>

      """
  }

  /// The list of the causes; nothing where everything is alone.
  static func section(of report: Report, places: PagePlaces) -> Markup {
    let causes = list(of: report, places: places)
    guard !causes.isEmpty else { return .empty }
    return """
      <section class="causes" aria-labelledby="causes">
      <h2 id="causes">\(causes.count.of("cause")) with several places</h2>
      <ul class="entries">
      \(Markup(causes, \.markup))</ul>
      </section>

      """
  }
}

extension PageIcon {
  /// How heavy what the picture represents is, the heaviest first.
  fileprivate var weight: Int {
    switch self {
    case .error, .failed: 0
    case .warning: 1
    case .undecided: 2
    case .note: 3
    case .skipped, .passed: 4
    }
  }
}
