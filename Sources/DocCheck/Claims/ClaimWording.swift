/// The words in which findings speak about claims.
enum ClaimWording {
  /// What is claimed, what is missing and how to mend it, as one sentence.
  static func message(for claim: Claim) -> String {
    let subject = "\(name(of: claim.kind)) '\(shortened(claim.text))'"
    if claim.evidence == .contradicted, let fact = claim.evidenceText {
      return "\(subject) is not so: \(fact)"
    }
    guard claim.evidence == .vagueSource, let gesture = claim.evidenceText else {
      return "\(subject) has no source; \(remedy(for: claim.kind))"
    }
    return "\(subject) rests on '\(shortened(gesture))', which no reader can look up; "
      + "link the document itself or \(alternative(for: claim.kind))"
  }

  /// Further advice on a claim, one line each.
  static func advice(for claim: Claim) -> [String] {
    var lines: [String] = []
    if claim.hasBibliography, claim.evidence != .contradicted {
      lines.append("the article lists references; say which of them bears this claim out")
    }
    if claim.kind.isNumeric, claim.evidence == .unsourced {
      lines.append("a measurement of your own counts with its device, its method and its code")
    }
    return lines
  }

  private static func name(of kind: Claim.Kind) -> String {
    switch kind {
    case .statistic: "statistic"
    case .multiplier: "multiple"
    case .perfFigure: "performance figure"
    case .superlative: "superlative"
    case .attribution: "attribution"
    case .quote: "quotation"
    case .availability: "availability"
    case .behaviour: "behaviour"
    case .popularity: "statement of popularity"
    }
  }

  private static func remedy(for kind: Claim.Kind) -> String {
    switch kind {
    case .statistic, .multiplier, .perfFigure:
      "link one, show how it was measured, or \(alternative(for: kind))"
    default: "link one or \(alternative(for: kind))"
    }
  }

  private static func alternative(for kind: Claim.Kind) -> String {
    switch kind {
    case .statistic, .multiplier, .perfFigure: "drop the number"
    case .superlative, .popularity: "mark it as your opinion"
    case .attribution: "say it in your own name"
    case .quote: "drop the quotation marks"
    case .availability, .behaviour: "drop the statement"
    }
  }

  /// The text on one line, cut after 60 characters.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 60 ? line : line.prefix(59) + "…"
  }
}
