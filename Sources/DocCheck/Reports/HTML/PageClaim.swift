/// A claim: the mark in its sentence and its entry in the list.
struct PageClaim {
  private let claim: Claim
  private let anchor: String

  init(_ claim: Claim, anchor: String) {
    self.claim = claim
    self.anchor = anchor
  }

  /// The tag that opens the mark; its first piece has the name.
  func opening(isFirst: Bool) -> Markup {
    let name: Markup = isFirst ? #" id="\#(anchor)""# : .empty
    return #"<mark class="claim \#(claim.evidence.rawValue)"\#(name)>"#
  }

  /// The tag that closes the mark; after the last piece is what the claim is.
  func closing(isLast: Bool) -> Markup {
    guard isLast else { return "</mark>" }
    return """
      </mark><span class="claim-tag \(claim.evidence.rawValue)" lang="en">\(kind) · \
      \(Self.words(for: claim.evidence))</span>
      """
  }

  /// The entry in the list of claims; one that is not marked in the prose has its name here.
  func entry(isPlaced: Bool, language: ProseLanguage) -> Markup {
    let text: Markup =
      #"<q lang="\#(language.rawValue)">\#(marked: Self.shortened(claim.text))</q>"#
    let place: Markup = "<span class=\"place\">line \(claim.span.start.line)</span>"
    let name: Markup = isPlaced ? .empty : #" id="\#(anchor)""#
    return """
      <li class="entry"\(name)><span class="evidence \(claim.evidence.rawValue)">\
      \(Self.words(for: claim.evidence))</span> <span class="kind">\(kind)</span> \(place)
      \(isPlaced ? "<a class=\"entry-text\" href=\"#\(anchor)\">\(text)</a>" : text)
      \(source)</li>

      """
  }

  private var source: Markup {
    guard let text = claim.evidenceText, !text.isEmpty else { return .empty }
    return "<p class=\"entry-detail\">Evidence: <span class=\"source\">\(marked: text)</span></p>"
  }

  private var kind: String {
    claim.kind.rawValue.split(separator: "-").joined(separator: " ")
  }

  private static func shortened(_ text: String) -> String {
    text.count > 140 ? text.prefix(139) + "…" : text
  }

  /// A state of evidence in plain words.
  static func words(for evidence: Claim.Evidence) -> String {
    switch evidence {
    case .unsourced: "no source"
    case .vagueSource: "vague source"
    case .sourced: "source given"
    case .verified: "verified"
    case .contradicted: "contradicted"
    }
  }
}

/// The list of an article's claims.
struct PageClaimList {
  private let report: ArticleReport
  private let anchors: PageAnchors
  private let placed: Set<Int>

  init(_ report: ArticleReport, anchors: PageAnchors, placed: Set<Int>) {
    self.report = report
    self.anchors = anchors
    self.placed = placed
  }

  /// The list; nothing if there are no claims.
  var markup: Markup {
    guard !report.claims.isEmpty else { return .empty }
    let entries = report.claims.enumerated().map { index, claim in
      PageClaim(claim, anchor: anchors.claim(index))
        .entry(isPlaced: placed.contains(index), language: report.article.language)
    }
    return """
      <h3>\(report.claims.count.of("claim"))</h3>
      <ul class="entries">
      \(Markup(entries) { $0 })</ul>

      """
  }
}
