/// An article's prose as safe HTML with slots for its snippets, claims and findings.
///
/// The slots are `<div data-snippet="3"></div>` for the snippet numbered 3, and
/// `<mark data-claim="1">…</mark>` and `<mark data-finding="2">…</mark>` for the first claim and the
/// second finding of the report; a mark may be cut in pieces by the markup of the prose.
struct ProseRenderer {
  private let report: ArticleReport

  init(_ report: ArticleReport) { self.report = report }

  /// The tokens of the HTML.
  func tokens() -> [HTMLToken] {
    // A fence that holds several variants, or swallows another fence, is several snippets.
    let snippets = Dictionary(grouping: report.snippets.map(\.snippet)) {
      $0.block.openingSpan.start.line
    }
    let html = CommonMark.html(
      of: report.article.markdown,
      codeBlock: { span in
        let inside = (span.start.line...span.end.line).compactMap { snippets[$0] }.joined()
          .filter { span.bytes.contains($0.block.openingSpan.start.offset) }
        guard !inside.isEmpty else { return nil }
        return inside.map { "<div data-snippet=\"\($0.number)\"></div>\n" }.joined()
      },
      highlights: highlights()
    )
    return Self.joiningMarks(TableBuilder.tables(in: SafeHTML.tokens(of: html)))
  }

  /// The HTML as one text.
  func html() -> String { Markup(tokens(), \.markup).html }

  /// Claims, and the findings that touch neither a claim nor code, in the order of the article.
  private func highlights() -> [CommonMark.Highlight] {
    var marks = Marks()
    for snippet in report.snippets { marks.add(snippet.snippet.block.span.bytes, nil) }
    for (index, claim) in report.claims.enumerated() {
      marks.add(claim.span.bytes, "data-claim=\"\(index + 1)\"")
    }
    for (index, finding) in report.findings.enumerated() where finding.snippet == nil {
      marks.add(finding.span.bytes, "data-finding=\"\(index + 1)\"")
    }
    return marks.entries.compactMap { bytes, attribute in
      attribute.map {
        CommonMark.Highlight(bytes: bytes, open: "<mark \($0)>", close: "</mark>")
      }
    }
  }

  /// Stretches of the file, sorted and without overlap; who comes first takes the place.
  private struct Marks {
    private(set) var entries: [(bytes: Range<Int>, attribute: String?)] = []

    mutating func add(_ bytes: Range<Int>, _ attribute: String?) {
      guard !bytes.isEmpty else { return }
      var low = 0
      var high = entries.count
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].bytes.upperBound <= bytes.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low < entries.count, entries[low].bytes.overlaps(bytes) { return }
      entries.insert((bytes, attribute), at: low)
    }
  }

  /// Joins pieces of one mark that have nothing between them, and drops empty ones.
  private static func joiningMarks(_ tokens: [HTMLToken]) -> [HTMLToken] {
    var result: [HTMLToken] = []
    var lastMark: HTMLToken?
    for token in tokens {
      if case .open(name: "mark", _) = token {
        if token == lastMark, result.last == .close(name: "mark") {
          result.removeLast()
          continue
        }
        lastMark = token
      } else if token == .close(name: "mark"), let lastMark, result.last == lastMark {
        result.removeLast()
        continue
      }
      result.append(token)
    }
    return result
  }
}
