/// Finds links that stay text because of how they are written: `[text] (url)`, `(text)[url]`,
/// `[text](two words.md)`.
///
/// cmark turns every link that it can read into a node; what is left is in the text as it was written.
struct MistypedLinks {
  private let source: SourceText

  init(_ article: Article) { source = article.source }

  /// The mistyped links of an article's prose.
  func slips(in units: [ProseUnit]) -> [LinkSlip] {
    units.filter { $0.role != .code }.flatMap { slips(in: $0.text) }
  }

  private func slips(in text: FoldedText) -> [LinkSlip] {
    var found: [LinkSlip] = []
    var square: Int?
    var round: Int?
    for (index, byte) in text.bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["): square = index
      case UInt8(ascii: "("): round = index
      case UInt8(ascii: "]"):
        if let start = square { found += slip(in: text, labelledFrom: start, to: index) }
        square = nil
      case UInt8(ascii: ")"):
        if let start = round { found += swapped(in: text, labelledFrom: start, to: index) }
        round = nil
      default: break
      }
    }
    return found
  }

  /// What is wrong with the brackets after a label in square brackets.
  private func slip(in text: FoldedText, labelledFrom start: Int, to end: Int) -> [LinkSlip] {
    let hasSpace = text.holds("] (", at: end)
    guard hasSpace || text.holds("](", at: end) else { return [] }
    let open = end + (hasSpace ? 2 : 1)
    guard let (target, close) = content(of: text, after: open, upTo: UInt8(ascii: ")")) else {
      return []
    }
    let label = source.text(text.file(start + 1..<end))
    let bytes = text.file(start..<close + 1)
    if hasSpace {
      guard Self.isTarget(target), !label.allSatisfy(\.isNumber) else { return [] }
      let message = "broken link: remove the space between '[\(label)]' and '(\(target))'"
      return [LinkSlip(message: message, bytes: bytes)]
    }
    guard target.contains(where: \.isWhitespace), Self.isPath(target) else { return [] }
    let message =
      target.contains("\"")
      ? "broken link: '(\(target))' is not a target with a title"
      : "broken link: '\(target)' contains a space; write '\(target.replacing(" ", with: "%20"))'"
    return [LinkSlip(message: message, bytes: bytes)]
  }

  /// What is wrong with a label in round brackets and a target in square ones.
  private func swapped(in text: FoldedText, labelledFrom start: Int, to end: Int) -> [LinkSlip] {
    guard text.holds(")[", at: end),
      let (target, close) = content(of: text, after: end + 1, upTo: UInt8(ascii: "]")),
      Self.isTarget(target), !text.holds("](", at: close), !text.holds("][", at: close)
    else { return [] }
    let label = source.text(text.file(start + 1..<end))
    let message = "broken link: brackets are swapped; write '[\(label)](\(target))'"
    return [LinkSlip(message: message, bytes: text.file(start..<close + 1))]
  }

  /// The text between a bracket and the next closing one on the same line, and where that is.
  private func content(
    of text: FoldedText,
    after open: Int,
    upTo bracket: UInt8
  ) -> (target: String, close: Int)? {
    guard open + 1 < text.count,
      let close = text.bytes[(open + 1)...].prefix(Self.length).firstIndex(of: bracket),
      close > open + 1
    else { return nil }
    let target = source.text(text.file(open + 1..<close))
    return target.contains("\n") ? nil : (target, close)
  }

  /// The most bytes of a target that are looked at.
  private static let length = 300

  private static let target = Pattern(
    /https?:\/\/\S+|\.{0,2}\/\S*[\w\/]|#[\w\-]+|[\w\-.\/%]+\.(?:md|markdown|html?|png|jpe?g|gif|svg|webp|pdf|swift|txt)(?:#\S*)?/
  )
  private static let path = Pattern(
    /(?:https?:\/\/|\.{0,2}\/|#).*|.*[\/\w]\.(?:md|markdown|html?|png|jpe?g|gif|svg|webp|pdf|swift|txt)(?:#.*)?(?: .*)?|[\w .\-]+\//
  )

  /// Whether a text without blanks is an address, a path or an anchor.
  private static func isTarget(_ text: String) -> Bool { text.wholeMatch(of: target) != nil }

  /// Whether a text with blanks is a path or an address, and no remark.
  private static func isPath(_ text: String) -> Bool { text.wholeMatch(of: path) != nil }
}
