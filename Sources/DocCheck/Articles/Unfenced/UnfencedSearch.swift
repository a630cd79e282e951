/// Finds Swift code that is outside of any code fence, as in text scraped from a page.
///
/// A place is looked at where the first words of a line, or of what follows prose on it, may begin
/// code; the Swift parser says whether they do, and where the code ends.
struct UnfencedSearch {
  private let lines: SearchableLines
  private var reader: RegionReader
  private var found: [CodeBlock] = []

  /// The code outside of fences in a file, in its order; each piece is a block of its own.
  ///
  /// - Parameters:
  ///   - markdown: the text of the file.
  ///   - blocks: the blocks of the text.
  static func code(in markdown: MarkdownText, _ blocks: [Block]) -> [CodeBlock] {
    let lines = SearchableLines(in: markdown, blocks)
    return DeepStack.run {
      var search = UnfencedSearch(lines: lines)
      search.run()
      return search.found
    } ?? []
  }

  private init(lines: SearchableLines) {
    self.lines = lines
    reader = RegionReader(lines: lines)
  }

  private mutating func run() {
    var line = 1
    /// Where to go on on the line, after code that ended there.
    var resume: Int?
    while line <= lines.source.lineCount {
      guard lines.mayBegin(line), lines.source.lineBytes(line).count <= ParserLimit.length else {
        (line, resume) = (line + 1, nil)
        continue
      }
      let start = resume ?? lines.content(line).start
      let codeLine = self.codeLine(from: start, line: line)
      if let block = block(at: start, line: line, codeLine: codeLine, isResumed: resume != nil) {
        found.append(block)
        (line, resume) = (block.span.end.line, block.span.end.offset)
      } else {
        // Comments that lead to no code need not be looked at again.
        (line, resume) = (max(line + 1, codeLine), nil)
      }
    }
  }

  /// The first code at a place of a line or after it.
  ///
  /// - Parameter codeLine: the line that follows the comments at the place.
  private mutating func block(
    at start: Int,
    line: Int,
    codeLine: Int,
    isResumed: Bool
  ) -> CodeBlock? {
    let code = codeLine == line ? start : lines.content(codeLine).start
    if mayBegin(at: code, line: codeLine), !lines.isInCodeSpan(start) {
      let isItem = lines.content(line).isItem
      let kind: CodePlace.Kind = isResumed ? .afterCode : isItem ? .item : .line
      if let block = reader.block(at: CodePlace(start: start, line: line, kind: kind)) {
        return block
      }
    }
    let rest = lines.source.bytes[start..<lines.source.lineBytes(line).upperBound]
    for offset in CodeStart.places(in: rest) where offset > start && !lines.isInCodeSpan(offset) {
      let place = CodePlace(start: offset, line: line, kind: .afterProse)
      if let block = reader.block(at: place) { return block }
    }
    return nil
  }

  /// The first line from a place on that is no comment.
  private func codeLine(from start: Int, line: Int) -> Int {
    var line = line
    var start = start
    while lines.mayContinue(line), isComment(at: start, line: line) {
      line += 1
      start = lines.content(line).start
    }
    return line
  }

  private func isComment(at start: Int, line: Int) -> Bool {
    lines.source.bytes[start..<lines.source.lineBytes(line).upperBound]
      .drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
  }

  /// Whether the first words at a place, or the next line, may be those of code.
  private func mayBegin(at start: Int, line: Int) -> Bool {
    guard lines.mayContinue(line) else { return false }
    let text = lines.source.bytes[start..<lines.source.lineBytes(line).upperBound]
    return CodeStart.isPlausible(text) || (!text.isEmpty && isChained(behind: line))
  }

  /// Whether the line after one begins with a member, as in a chain of calls.
  private func isChained(behind line: Int) -> Bool {
    guard lines.mayContinue(line + 1) else { return false }
    let next = lines.source.bytes[lines.content(line + 1).start...].prefix(2)
    return next.first == UInt8(ascii: ".")
      && next.dropFirst().contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
