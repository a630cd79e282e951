/// The names by which an article and its parts are linked to; they stay when text moves.
struct PageAnchors: Sendable {
  /// The article's own name.
  let article: String
  private let fingerprints: Fingerprints

  init(_ report: ArticleReport) {
    article = Self.name(ofPath: report.article.path)
    fingerprints = Fingerprints(of: report)
  }

  /// The name of the snippet with a number.
  func snippet(_ number: Int) -> String { "\(article):snippet-\(number)" }

  /// The name of the finding at an index of the report.
  func finding(_ index: Int) -> String { "\(article):finding-\(fingerprints.findings[index])" }

  /// The name of the claim at an index of the report.
  func claim(_ index: Int) -> String { "\(article):claim-\(fingerprints.claims[index])" }

  /// The name of an article: its path, with `~` and two digits for each byte a link can't hold.
  static func name(ofPath path: String) -> String {
    path.utf8.reduce(into: "") { name, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "/"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        name += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}
