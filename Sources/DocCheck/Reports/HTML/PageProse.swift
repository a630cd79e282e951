/// An article's prose for the page: links resolved, headings in order, snippets and claims in place.
struct PageProse {
  /// The prose and what has its place in it.
  struct Rendered {
    var markup = Markup.empty
    /// For the index of a finding the name of its place in the prose or in a snippet.
    var findingPlaces: [Int: String] = [:]
    /// The indices of the report's claims that are marked in the prose.
    var placedClaims: Set<Int> = []
  }

  private let context: PageContext
  private let report: ArticleReport
  private let anchors: PageAnchors
  private var rendered = Rendered()
  private var outline = HeadingOutline(above: 2)
  /// The tags that close the elements that are open.
  private var closings: [Markup] = []
  /// For each mark the number of its pieces still to come.
  private var piecesLeft: [HTMLToken: Int] = [:]
  private var placedSnippets: Set<Int> = []

  init(in context: PageContext) {
    self.context = context
    report = context.report
    anchors = context.anchors
  }

  /// The prose, with the snippets that have no place in it at its end.
  func render() -> Rendered {
    var copy = self
    let tokens = withoutTitle(ProseRenderer(report).tokens())
    for case .open(name: "mark", let attributes) in tokens {
      copy.piecesLeft[.open(name: "mark", attributes: attributes), default: 0] += 1
    }
    for token in tokens { copy.add(token) }
    for snippet in report.snippets where !copy.placedSnippets.contains(snippet.snippet.number) {
      copy.add(snippet)
    }
    copy.placeFindingsAtClaims()
    return copy.rendered
  }

  /// The tokens without a first heading that only says the title again.
  private func withoutTitle(_ tokens: [HTMLToken]) -> [HTMLToken] {
    let heading: [HTMLToken] = [
      .open(name: "h1"), .text(report.article.title), .close(name: "h1"),
    ]
    return tokens.starts(with: heading) ? Array(tokens.dropFirst(heading.count)) : tokens
  }

  private mutating func add(_ token: HTMLToken) {
    switch token {
    case .open(let name, let attributes): open(token, name, attributes)
    case .close: rendered.markup += closings.popLast() ?? .empty
    case .text, .empty: rendered.markup += token.markup
    }
  }

  private mutating func open(
    _ token: HTMLToken,
    _ name: String,
    _ attributes: [HTMLToken.Attribute]
  ) {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = outline.level(for: Int(name.dropFirst()) ?? 1)
      element(HTMLToken.open(name: "h\(level)").markup, closing: "</h\(level)>")
    case "a": openLink(attributes)
    case "mark": openMark(token, attributes)
    case "div":
      let number = attributes.first.flatMap { Int($0.value) }
      if let snippet = number.flatMap({ context.snippets[$0] }) { add(snippet) }
      closings.append(.empty)
    case "table":
      let opening = "<div class=\"table\" tabindex=\"0\" role=\"group\" aria-label=\"Table\">"
      element(Markup(trusted: opening + "<table>"), closing: "</table></div>")
    case "pre": element("<pre class=\"plain\" tabindex=\"0\">", closing: "</pre>")
    default: element(token.markup, closing: HTMLToken.close(name: name).markup)
    }
  }

  private mutating func element(_ opening: Markup, closing: Markup) {
    rendered.markup += opening
    closings.append(closing)
  }

  private mutating func openLink(_ attributes: [HTMLToken.Attribute]) {
    let link = attributes.first { $0.name == "href" }?.value ?? ""
    guard let target = context.links.target(of: link, from: report.article.path) else {
      return element("<span class=\"dead-link\">", closing: "</span>")
    }
    let title = attributes.first { $0.name == "title" }.map { " title=\"\($0.value)\"" as Markup }
    let opening: Markup =
      #"<a href="\#(target)" rel="noopener noreferrer"\#(title ?? .empty)>"#
    element(opening, closing: "</a>")
  }

  private mutating func openMark(_ token: HTMLToken, _ attributes: [HTMLToken.Attribute]) {
    guard let attribute = attributes.first, let number = Int(attribute.value) else {
      return element(.empty, closing: .empty)
    }
    let index = number - 1
    let left = (piecesLeft[token] ?? 1) - 1
    piecesLeft[token] = left
    if attribute.name == "data-claim", report.claims.indices.contains(index) {
      let claim = PageClaim(report.claims[index], anchor: anchors.claim(index))
      let isFirst = rendered.placedClaims.insert(index).inserted
      element(claim.opening(isFirst: isFirst), closing: claim.closing(isLast: left == 0))
    } else if attribute.name == "data-finding", report.findings.indices.contains(index) {
      let anchor = anchors.finding(index)
      let finding = PageFinding(
        report.findings[index],
        anchor: anchor,
        places: context.links.places
      )
      let isFirst = rendered.findingPlaces[index] == nil
      rendered.findingPlaces[index] = anchors.finding(index)
      element(finding.opening(isFirst: isFirst), closing: finding.closing(isLast: left == 0))
    } else {
      element(.empty, closing: .empty)
    }
  }

  private mutating func add(_ snippet: SnippetReport) {
    guard placedSnippets.insert(snippet.snippet.number).inserted else { return }
    for (index, _) in context.findings(about: snippet.snippet) {
      rendered.findingPlaces[index] = anchors.finding(index)
    }
    rendered.markup += PageSnippet(snippet, in: context).markup
  }

  /// A finding about the words of a claim has its place where the claim is marked.
  private mutating func placeFindingsAtClaims() {
    let claims = Dictionary(
      rendered.placedClaims.map { (report.claims[$0].span, $0) },
      uniquingKeysWith: min
    )
    for (index, finding) in report.findings.enumerated() {
      guard rendered.findingPlaces[index] == nil, let claim = claims[finding.span] else { continue }
      rendered.findingPlaces[index] = anchors.claim(claim)
    }
  }
}
