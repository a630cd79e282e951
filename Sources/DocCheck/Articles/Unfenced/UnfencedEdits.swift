/// Puts empty code blocks into Markdown in the places of code that is outside of any fence.
///
/// CommonMark would tear such code apart. The prose before and after it, and between two pieces of
/// it in one line, gets lines of its own.
struct UnfencedEdits {
  private let markdown: MarkdownText
  /// What takes the place of the lines of the text.
  private var lines: [MarkdownText.Line] = []
  /// The offset of the file up to which everything is in `lines`.
  private var cursor: Int
  /// The marks of quotes, and blanks, that keep lines in the containers of the first one.
  private var margin: [UInt8]?

  private static let fence = Array("```".utf8)

  /// The edits for some code, given in the order of the file and without overlap.
  static func edits(for code: [CodeBlock], in markdown: MarkdownText) -> [MarkdownText.Edit] {
    var groups: [[CodeBlock]] = []
    for block in code {
      let sharesLine = groups.last?.last?.span.end.line == block.span.start.line
      if sharesLine { groups[groups.count - 1].append(block) } else { groups.append([block]) }
    }
    return groups.compactMap { edit(for: $0, in: markdown) }
  }

  /// The edit for code each piece of which begins on the line that the one before it ends on.
  private static func edit(
    for group: [CodeBlock],
    in markdown: MarkdownText
  ) -> MarkdownText.Edit? {
    guard let start = group.first?.span.start.line, let end = group.last?.span.end.line else {
      return nil
    }
    let first = markdown.firstLine(ofFileLine: start)
    let last = max(first, markdown.firstLine(ofFileLine: end + 1) - 1)
    var edits = UnfencedEdits(markdown, from: first)
    for block in group { edits.replace(block) }
    edits.appendProse(upTo: markdown[last].bytes.upperBound, line: end)
    return MarkdownText.Edit(range: first...last, lines: edits.lines)
  }

  /// - Parameter line: the line of the text to begin with.
  private init(_ markdown: MarkdownText, from line: Int) {
    self.markdown = markdown
    cursor = markdown[line].bytes.lowerBound
  }

  /// Appends what comes before some code and an empty code block.
  private mutating func replace(_ block: CodeBlock) {
    let (start, end) = (block.span.start, block.span.end)
    let before = markdown.source.bytes[cursor..<max(cursor, start.offset)]
    var opening: [UInt8]?
    if margin == nil {
      let isMarker = before.allSatisfy(ContainerMargin.canMark)
      opening = isMarker ? Array(before) : nil
      margin =
        isMarker
        ? ContainerMargin.below(before) : Array(before.prefix(while: ContainerMargin.isKept))
    }
    if opening == nil { appendProse(upTo: start.offset, line: start.line) }
    append(margin ?? [], at: start)
    append((opening ?? margin ?? []) + Self.fence, at: start)
    append((margin ?? []) + Self.fence, at: end)
    cursor = end.offset
  }

  /// Appends what is between the cursor and an offset, if it is not blank.
  private mutating func appendProse(upTo end: Int, line: Int) {
    let text = markdown.source.bytes[cursor..<max(cursor, end)]
    let trimmed = text.drop(while: FenceLine.isBlank)
    guard !trimmed.isEmpty else { return }
    let isContinued = !lines.isEmpty
    // What touches code is no fence, whatever it looks like on a line of its own.
    let escape = FenceLine(trimmed) == nil ? [] : [UInt8(ascii: "\\")]
    lines.append(
      MarkdownText.Line(
        number: line,
        bytes: isContinued
          ? trimmed.startIndex..<trimmed.endIndex : text.startIndex..<text.endIndex,
        replacement: isContinued ? margin.map { $0 + escape + trimmed } : nil
      )
    )
  }

  /// Appends a line that the file does not have, at a place of the file.
  private mutating func append(_ text: [UInt8], at place: Position) {
    let here = place.offset..<place.offset
    lines.append(MarkdownText.Line(number: place.line, bytes: here, replacement: text))
  }
}
