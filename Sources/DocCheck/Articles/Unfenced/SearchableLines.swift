/// The lines of a file in which code without a fence is looked for.
struct SearchableLines {
  /// What a line is to the search.
  private enum Use {
    /// Code may begin here.
    case start
    /// Code that began before may go on, as CommonMark takes parts of it for HTML or for indented
    /// code.
    case middle
    /// A fence, a heading, a comment: never part of code without a fence.
    case none
  }

  /// Where the text of a line begins.
  struct Content {
    let start: Int
    /// Whether the line begins with the marker of a list item.
    let isItem: Bool
    /// Whether the line is in a quote.
    let isQuoted: Bool
  }

  let source: SourceText
  /// For each line of the file, the first one first.
  private var uses: [Use]
  /// The bytes of inline code, in the order of the file.
  private var codeSpans: [Range<Int>] = []

  /// - Parameters:
  ///   - markdown: the text of the file; the lines that it leaves out or replaces are no code.
  ///   - blocks: the blocks of the text.
  init(in markdown: MarkdownText, _ blocks: [Block]) {
    source = markdown.source
    uses = Array(repeating: .none, count: source.lineCount)
    for number in 1...markdown.count where markdown[number].replacement == nil {
      uses[markdown[number].number - 1] = .start
    }
    for block in blocks.flatMap(\.flattened) { take(block) }
  }

  /// Whether code may begin on a line.
  func mayBegin(_ line: Int) -> Bool { uses[line - 1] == .start }

  /// Whether code may go on on a line.
  func mayContinue(_ line: Int) -> Bool { line <= uses.count && uses[line - 1] != .none }

  /// Whether an offset is in inline code, which is prose.
  func isInCodeSpan(_ offset: Int) -> Bool {
    var low = 0
    var high = codeSpans.count
    while low < high {
      let middle = (low + high) / 2
      if codeSpans[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < codeSpans.count && codeSpans[low].lowerBound < offset
  }

  /// Where a line's text begins, after blanks and the markers of quotes and list items.
  func content(_ line: Int) -> Content {
    let range = source.lineBytes(line)
    var rest = source.bytes[range]
    var isItem = false
    var isQuoted = false
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if let blank = Self.blanks.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(blank.count)
      } else if rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
        isQuoted = true
      } else if let length = Self.itemMarker(rest) {
        rest = rest.dropFirst(length)
        isItem = true
      } else {
        return Content(start: rest.startIndex, isItem: isItem, isQuoted: isQuoted)
      }
    }
  }

  /// Where the code on a line begins, after the mark of a quote; nothing where the quote has ended.
  func textStart(_ line: Int, isQuoted: Bool) -> Int? {
    let bytes = source.lineBytes(line)
    guard isQuoted else { return bytes.lowerBound }
    let rest = source.bytes[bytes].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: ">") else { return nil }
    return rest.startIndex + (rest.dropFirst().first == UInt8(ascii: " ") ? 2 : 1)
  }

  /// The last byte of a line's text; nothing where the line is blank.
  func lastByte(_ line: Int) -> UInt8? {
    source.bytes[content(line).start..<source.lineBytes(line).upperBound]
      .last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
  }

  /// U+00A0, U+200B, U+3000 and U+FEFF, which pages leave where code was.
  private static let blanks = ["\u{A0}", "\u{200B}", "\u{3000}", "\u{FEFF}"].map { Array($0.utf8) }

  /// The length of a list item's marker with one blank (CommonMark 0.31.2 §5.2).
  private static func itemMarker(_ text: ArraySlice<UInt8>) -> Int? {
    var marker = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    let mark = text.dropFirst(marker).first
    guard let mark, (marker == 0 ? "-*+" : ".)").utf8.contains(mark), marker < 10 else {
      return nil
    }
    marker += 1
    return text.dropFirst(marker).first == UInt8(ascii: " ") ? marker + 1 : nil
  }

  private mutating func take(_ block: Block) {
    switch block.kind {
    case .code(let code):
      if code.isFenced || showsFence(block) {
        set(.none, block)
      } else if SwiftRecogniser.recognises(code.text) {
        set(.middle, block)
      }
    case .html(let html): set(html.contains("<!--") ? .none : .middle, block)
    case .heading where isATX(block): set(.none, block)
    case .paragraph where showsFence(block): set(.none, block)
    case .paragraph, .heading: block.inlines.forEach { takeCode($0) }
    default: break
    }
  }

  /// Whether a line of a block looks like a fence, as in a directive whose content is indented.
  private func showsFence(_ block: Block) -> Bool {
    (block.span.start.line...max(block.span.start.line, block.span.end.line)).contains { line in
      let text = source.bytes[content(line).start...].prefix(3)
      return text.elementsEqual("```".utf8) || text.elementsEqual("~~~".utf8)
    }
  }

  private func isATX(_ block: Block) -> Bool {
    source.bytes[content(block.span.start.line).start...].first == UInt8(ascii: "#")
  }

  private mutating func set(_ use: Use, _ block: Block) {
    for line in block.span.start.line...max(block.span.start.line, block.span.end.line) {
      uses[line - 1] = use
    }
  }

  private mutating func takeCode(_ inline: Inline) {
    if case .code = inline.kind { codeSpans.append(inline.bytes) }
    inline.children.forEach { takeCode($0) }
  }
}
