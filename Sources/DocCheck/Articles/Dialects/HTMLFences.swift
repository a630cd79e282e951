/// Finds fences in an HTML block, which CommonMark shows as text: an HTML block goes on until a
/// blank line, and what comes after a comment on its line belongs to it too
/// (CommonMark 0.31.2 §4.6).
struct HTMLFences {
  private let markdown: MarkdownText
  /// The column of the block's first tag.
  private let indentation: Int
  /// What ends the comment or the preformatted text that the next line is in.
  private var end: String?

  /// Elements whose content is text, whatever it looks like, and comments.
  private static let rawElements = [
    ("<!--", "-->"), ("<pre", "</pre"), ("<script", "</script"), ("<style", "</style"),
    ("<textarea", "</textarea"),
  ]

  /// - Parameter line: the line that the block begins on.
  init(in markdown: MarkdownText, from line: Int) {
    self.markdown = markdown
    indentation = markdown.content(line).prefix { $0 != UInt8(ascii: "<") }.count
  }

  /// The edit that lets a fence on a line be one; nothing if there is none.
  ///
  /// Every line of the block has to be asked for, in order.
  mutating func edit(at number: Int) -> MarkdownText.Edit? {
    let content = markdown.content(number)
    guard let start = fenceStart(in: content), let fence = FenceLine(content[start...]),
      !fence.info.contains("<")
    else { return nil }
    let prefix = content[..<start]
    let isAlone = prefix.allSatisfy(ContainerMargin.isKept)
    guard isAlone || InfoString(fence.info).isSwift else { return nil }
    let margin = ContainerMargin.below(prefix.prefix(while: ContainerMargin.canMark))
    let isQuoted = margin.contains(UInt8(ascii: ">"))
    let last = closingLine(of: fence, openedOn: number, isQuoted: isQuoted)
    let surplus = isAlone && !isQuoted ? markdown.indentation(of: number) - indentation : 0
    var lines = (number...last).map { markdown.line($0, indentedLessBy: surplus) }
    if !isAlone {
      lines[0].bytes =
        lines[0].bytes.upperBound - content[start...].count..<lines[0].bytes.upperBound
      lines[0].replacement = margin + content[start...]
    }
    lines[0].isInHTML = true
    lines[0].isSettled = true
    let tag = isAlone ? [] : [self.tag(of: prefix, on: number)]
    let empty = markdown.emptyLine(before: number, prefix: margin[...])
    return MarkdownText.Edit(range: number...last, lines: tag + [empty] + lines)
  }

  /// What comes before a fence on its line, as a line of its own.
  private func tag(of prefix: ArraySlice<UInt8>, on number: Int) -> MarkdownText.Line {
    var tag = markdown[number]
    tag.bytes = tag.bytes.lowerBound..<tag.bytes.lowerBound + prefix.count
    tag.isSettled = true
    return tag
  }

  /// The line that closes a fence, else the last one of the text.
  private func closingLine(of fence: FenceLine, openedOn number: Int, isQuoted: Bool) -> Int {
    guard number < markdown.count else { return number }
    for line in number + 1...markdown.count {
      let content = markdown.content(line).drop {
        FenceLine.isBlank($0) || (isQuoted && $0 == UInt8(ascii: ">"))
      }
      if let closing = FenceLine(content), closing.closes(fence) { return line }
    }
    return markdown.count
  }

  /// Where a fence begins on a line: before it is nothing, or a tag; raw text is passed over.
  private mutating func fenceStart(in content: ArraySlice<UInt8>) -> Int? {
    var index = content.startIndex
    var isAtStart = true
    while index < content.endIndex {
      let rest = content[index...]
      if let text = end {
        if Self.begins(rest, with: text) { end = nil }
      } else if let element = Self.rawElements.first(where: { Self.begins(rest, with: $0.0) }) {
        end = element.1
      } else if isAtStart, !FenceLine.isBlank(content[index]), FenceLine(rest) != nil {
        return index
      }
      let byte = content[index]
      isAtStart = byte == UInt8(ascii: ">") || (isAtStart && FenceLine.isBlank(byte))
      index += 1
    }
    return nil
  }

  /// Whether a line goes on with a text, in letters of either case.
  private static func begins(_ line: ArraySlice<UInt8>, with text: String) -> Bool {
    line.count >= text.utf8.count
      && zip(line, text.utf8).allSatisfy { $0 == $1 || ($0 < 0x80 && $0 | 0x20 == $1) }
  }
}
