/// The words in which findings speak about claims.
enum ClaimWording {
  /// What is wrong with a claim, in one sentence.
  static func message(for claim: Claim) -> String {
    if claim.evidence == .contradicted, let fact = claim.evidenceText {
      return "incorrect: \(fact)"
    }
    guard claim.evidence == .vagueSource, let gesture = claim.evidenceText else {
      return "\(name(of: claim.kind)) without a source: \"\(shortened(claim.text))\""
    }
    return "\(name(of: claim.kind)) without a source that readers can look up "
      + "(\"\(shortened(gesture))\")"
  }

  /// What to do about a claim, one line each; nothing where the message says it.
  static func advice(for claim: Claim) -> [String] {
    guard claim.evidence != .contradicted else { return [] }
    var lines = [remedy(for: claim)]
    if claim.hasBibliography {
      lines.append("an entry of the reference list speaks of this; cite it here")
    }
    if claim.evidence == .unsourced {
      lines.append("no source was found in \(scopes(around: claim.place)) or in the references")
    }
    if claim.kind.isNumeric, claim.evidence == .unsourced {
      lines.append(
        "your own measurement is fine if the article names the device, the method and the code"
      )
    }
    return lines
  }

  /// Where a source was looked for, from the claim outwards.
  private static func scopes(around place: Claim.Place) -> String {
    switch place {
    case .paragraph: "the paragraph, the line after it, the section"
    case .listItem: "the list item, the list's introduction, the line after the list, the section"
    case .quotation: "the quotation, the text before and after it, the section"
    case .table: "the row, the table's head, its caption, its introduction, the section"
    case .heading: "the heading, the line after it"
    case .caption: "the caption, the line after it, the section"
    }
  }

  private static func name(of kind: Claim.Kind) -> String {
    switch kind {
    case .statistic: "figure"
    case .multiplier: "comparison in numbers"
    case .perfFigure: "performance figure"
    case .superlative: "superlative"
    case .attribution: "attribution"
    case .quote: "quotation"
    case .availability: "statement on availability"
    case .behaviour: "statement on behaviour"
    case .popularity: "statement on popularity"
    }
  }

  private static func remedy(for claim: Claim) -> String {
    let source = claim.evidence == .vagueSource ? "link to the document" : "link a source"
    let measured =
      claim.kind.isNumeric && claim.evidence == .unsourced ? ", show the measurement" : ""
    return "\(source)\(measured), or \(alternative(for: claim.kind))"
  }

  private static func alternative(for kind: Claim.Kind) -> String {
    switch kind {
    case .statistic, .multiplier, .perfFigure: "remove the figure"
    case .superlative, .popularity: "mark it as your opinion"
    case .attribution: "state it as your own view"
    case .quote: "remove the quotation marks"
    case .availability, .behaviour: "remove the statement"
    }
  }

  /// The text on one line, cut after 60 characters.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }
}
