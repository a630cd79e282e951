/// Names for findings and claims that stay when text above them is added or removed.
///
/// A fingerprint is the 64-bit FNV-1a hash (Fowler, Noll, Vo) of what the thing is, of the words of
/// its line and of the number of equal things before it in the article; no line number enters.
struct Fingerprints: Sendable {
  /// In the order of the report's findings: 16 hexadecimal digits each.
  let findings: [String]
  /// In the order of the report's claims: 16 hexadecimal digits each.
  let claims: [String]

  init(of report: ArticleReport) {
    let path = report.article.path
    let source = report.article.source
    findings = Self.distinct(
      report.findings.map { finding in
        [
          path, finding.rule.id, finding.message,
          Self.words(Self.line(of: finding.span, in: source)),
        ]
      }
    )
    claims = Self.distinct(report.claims.map { [path, $0.kind.rawValue, Self.words($0.text)] })
  }

  /// The hash of each entry together with the number of equal entries before it.
  private static func distinct(_ entries: [[String]]) -> [String] {
    var seen: [[String]: Int] = [:]
    return entries.map { entry in
      let earlier = seen[entry, default: 0]
      seen[entry] = earlier + 1
      return hash(entry + [String(earlier)])
    }
  }

  /// The line that a span begins on; of a line without end, the part around the span.
  static func line(of span: Span, in source: SourceText) -> String {
    let around = max(0, span.start.offset - 500)..<span.start.offset + 500
    return source.text(source.lineBytes(span.start.line).clamped(to: around))
  }

  /// The text with every run of white space as one space, so that indenting changes nothing.
  static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The 64-bit FNV-1a hash of some texts: 16 hexadecimal digits.
  static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01b3 }
      // A byte that UTF-8 never holds keeps "ab" + "c" apart from "a" + "bc".
      hash = (hash ^ 0xff) &* 0x0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
