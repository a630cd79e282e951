/// A block whose content is indented by four columns: a footnote of GitHub's, an admonition
/// (`!!! note`, `??? note`) or a tab (`=== "Tab"`) of MkDocs.
///
/// CommonMark takes a fence in it for indented code, or for part of a paragraph.
enum IndentedContainer {
  /// The edit that takes the indentation off the content of a block that begins on a line; nothing
  /// where no fence is in it.
  static func edit(at number: Int, in markdown: MarkdownText) -> MarkdownText.Edit? {
    guard let header = Header(markdown.content(number)), number < markdown.count else { return nil }
    var first = number + 1
    if header == .footnote {
      first += (first...markdown.count).prefix { isLazy($0, in: markdown) }.count
    }
    guard first <= markdown.count else { return nil }
    let content = (first...markdown.count).prefix {
      markdown.isBlank($0) || markdown.indentation(of: $0) >= indentation
    }
    guard let last = content.last(where: { !markdown.isBlank($0) }),
      (first...last).contains(where: { FenceLine(markdown.content($0)) != nil })
    else { return nil }
    var lines = (number..<first).map { markdown[$0] }
    lines[0].isSettled = true
    lines.append(markdown.emptyLine(before: first))
    lines += (first...last).map { markdown.line($0, indentedLessBy: indentation) }
    return MarkdownText.Edit(range: number...last, lines: lines)
  }

  private static let indentation = 4

  /// What a block begins with.
  private enum Header {
    case footnote
    case admonition

    init?(_ line: ArraySlice<UInt8>) {
      let text = String(decoding: line.prefix(64), as: UTF8.self)
      if text.hasPrefix("[^"), text.contains("]:") {
        self = .footnote
      } else if ["!!! ", "??? ", "???+ ", "=== \""].contains(where: text.hasPrefix) {
        self = .admonition
      } else {
        return nil
      }
    }
  }

  /// Whether a line goes on with the paragraph that a footnote begins with.
  private static func isLazy(_ number: Int, in markdown: MarkdownText) -> Bool {
    !markdown.isBlank(number) && markdown.indentation(of: number) < indentation
      && Header(markdown.content(number)) != .footnote
  }
}
