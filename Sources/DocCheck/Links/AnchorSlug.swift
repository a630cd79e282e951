/// How site generators make the anchor of a heading out of its text.
enum AnchorSlug: CaseIterable {
  /// GitHub, and Hugo's Goldmark: small letters, digits, hyphens and underscores; blanks are hyphens.
  case gitHub
  /// Hugo before Goldmark: every run of other characters is one hyphen.
  case blackfriday
  /// DocC: capital letters stay, blanks are hyphens, punctuation is left out.
  case docC
  /// DocC's links in a file that keeps the punctuation, and Zenn with small letters.
  case punctuated

  /// The anchors of a heading under any of the rules.
  static func slugs(of heading: String) -> Set<String> {
    let text = heading.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let slugs = allCases.map { $0.slug(of: text) }
    return Set(slugs + [AnchorSlug.docC, .punctuated].map { $0.slug(of: text).lowercased() })
  }

  private func slug(of text: String) -> String {
    switch self {
    case .gitHub:
      let kept = text.lowercased().unicodeScalars.filter {
        Self.isWord($0) || $0 == " " || $0 == "-"
      }
      return Self.hyphenated(kept)
    case .blackfriday:
      return text.lowercased().unicodeScalars.split { !Self.isWord($0) || $0 == "_" }
        .map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    case .docC:
      let kept = text.unicodeScalars.filter { Self.isWord($0) || $0 == " " || $0 == "-" }
      return Self.hyphenated(kept)
    case .punctuated: return Self.hyphenated(text.unicodeScalars)
    }
  }

  private static func hyphenated(_ scalars: String.UnicodeScalarView) -> String {
    String(String.UnicodeScalarView(scalars.map { $0 == " " ? "-" : $0 }))
  }

  /// Whether a scalar is a letter, a mark on one, a digit or an underscore.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      true
    default: false
    }
  }
}
