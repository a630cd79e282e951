/// Reads a Swift file that is one program with prose in its comments.
struct PageReader {
  private let source: SourceText
  private let kind: SwiftFileKind
  private var parts: [(text: MarkdownText, title: String)] = []
  private var code: [CodeBlock.Line] = []
  /// The part before which the program is shown.
  private var codePlace: Int?

  /// What a file says, and its program as one block of code where its first line is.
  static func read(
    _ source: SourceText,
    _ kind: SwiftFileKind
  ) -> (markdown: MarkdownText, blocks: [Block]) {
    var reader = PageReader(source: source, kind: kind)
    reader.readLines()
    let markdown = reader.markdown
    return (markdown, CommonMark.blocks(of: markdown))
  }

  private init(source: SourceText, kind: SwiftFileKind) {
    (self.source, self.kind) = (source, kind)
  }

  private mutating func readLines() {
    var prose: [MarkdownText.Line] = []
    /// Whether the lines are those of a block comment.
    var isInBlock = false
    for number in 1...source.lineCount {
      let line = source.lineBytes(number)
      let marked = isInBlock ? line : proseBytes(of: line, isInBlock: &isInBlock)
      if let marked {
        prose.append(MarkdownText.Line(number: number, bytes: marked))
        guard isInBlock, let end = source.bytes[marked].firstIndex(ofPair: "*/") else { continue }
        prose[prose.count - 1].bytes = marked.lowerBound..<end
        isInBlock = false
      }
      if !prose.isEmpty, !isInBlock, marked == nil || kind == .playgroundPage && endsBlock(line) {
        take(prose)
        prose = []
      }
      if marked == nil { takeCode(line, number) }
    }
    take(prose)
  }

  /// The prose of a line that a comment for readers begins on; nothing for code.
  private func proseBytes(of line: Range<Int>, isInBlock: inout Bool) -> Range<Int>? {
    let text = source.bytes[line].drop(while: FenceLine.isBlank)
    let mark = kind == .packageSnippet ? "//!" : "//:"
    if kind != .tutorialStep, text.starts(with: mark.utf8) {
      let rest = text.dropFirst(3)
      let isApart = rest.first.map(FenceLine.isBlank) ?? false
      return rest.startIndex + (isApart ? 1 : 0)..<line.upperBound
    }
    guard kind == .playgroundPage, text.starts(with: "/*:".utf8) else { return nil }
    isInBlock = true
    return text.startIndex + 3..<line.upperBound
  }

  /// Whether a block comment ends on a line.
  private func endsBlock(_ line: Range<Int>) -> Bool {
    source.bytes[line].firstIndex(ofPair: "*/") != nil
  }

  private mutating func take(_ prose: [MarkdownText.Line]) {
    guard !prose.isEmpty else { return }
    parts.append((MarkdownReader.read(MarkdownText(of: source, lines: prose)).markdown, ""))
  }

  private mutating func takeCode(_ line: Range<Int>, _ number: Int) {
    let text = source.text(line)
    let isBlank = text.allSatisfy(\.isWhitespace)
    guard !code.isEmpty || !isBlank else { return }
    if codePlace == nil { codePlace = parts.count }
    code.append(
      CodeBlock.Line(text: text, number: number, fileOffset: line.lowerBound, virtualSpaces: 0)
    )
  }

  private var markdown: MarkdownText {
    guard let block, let place = codePlace else { return MarkdownText(of: source, parts: parts) }
    let start = block.openingSpan.start
    let fence = MarkdownText.Line(
      number: start.line,
      bytes: start.offset..<start.offset,
      replacement: Array("```".utf8)
    )
    var parts = parts
    parts.insert((MarkdownText(of: source, lines: [fence, fence]), ""), at: place)
    return MarkdownText(of: source, parts: parts, program: block)
  }

  /// The program; nothing where there is none.
  private var block: CodeBlock? {
    let end = code.lastIndex { !$0.text.allSatisfy(\.isWhitespace) }.map { $0 + 1 } ?? 0
    let lines = Array(code[..<end])
    guard let first = lines.first, let last = lines.last else { return nil }
    return CodeBlock(
      info: InfoString.swift,
      fence: nil,
      isClosed: true,
      openingSpan: source.span(source.lineBytes(first.number)),
      span: source.span(lines: first.number...last.number),
      lines: lines,
      isProgram: true
    )
  }
}

extension ArraySlice<UInt8> {
  /// The place of the first of two characters that follow one another.
  fileprivate func firstIndex(ofPair pair: String) -> Int? {
    let pair = Array(pair.utf8)
    return indices.dropLast().first { self[$0] == pair[0] && self[$0 + 1] == pair[1] }
  }
}
