/// The Markdown of a file as cmark gets it, with the place of each of its lines in the file.
///
/// The lines are the file's own, except where a site generator reads them differently from CommonMark
/// does: there they lose indentation, are cut in two, give way to others or have a line between.
struct MarkdownText: Sendable {
  /// A line of the text.
  struct Line: Codable, Sendable {
    /// The number of the file's line that it comes from or comes before.
    let number: Int
    /// Its bytes in the file; empty for a line that the file does not have.
    var bytes: Range<Int>
    /// What cmark reads in the place of the bytes.
    var replacement: [UInt8]?
    /// Whether the line opens a fence that CommonMark takes for part of an HTML block.
    var isInHTML = false
    /// Whether the line has been looked at, and is as it must be.
    var isSettled = false
  }

  /// Lines of the text, counted from 1, and what takes their place.
  struct Edit: Sendable {
    let range: ClosedRange<Int>
    let lines: [Line]
  }

  let source: SourceText
  /// The number of lines that are not Markdown, at the top of the file.
  private let skipped: Int
  /// The lines of the text; nothing where they are the file's own.
  private var edited: [Line]?
  /// The code outside of any fence by its offset in the file; an empty block keeps its place.
  private(set) var unfenced: [Int: CodeBlock] = [:]
  /// The documents that it is made of, in their order; nothing where it is one itself.
  private var parts: [Part]?

  /// - Parameter frontMatterLines: the number of lines at the top that are not Markdown.
  init(of source: SourceText, after frontMatterLines: Int = 0) {
    self.source = source
    skipped = frontMatterLines
  }

  /// The number of lines, without an empty one after the last line ending.
  var count: Int {
    let endsEmpty = source.lineBytes(source.lineCount).isEmpty
    return edited?.count ?? max(1, source.lineCount - skipped - (endsEmpty ? 1 : 0))
  }

  /// A line by its number, counted from 1 and clamped to the text.
  subscript(number: Int) -> Line {
    let number = min(max(1, number), count)
    if let edited { return edited[number - 1] }
    let inFile = min(number + skipped, source.lineCount)
    return Line(number: inFile, bytes: source.lineBytes(inFile))
  }

  /// What cmark reads on a line.
  func content(_ number: Int) -> ArraySlice<UInt8> { content(of: self[number]) }

  /// What cmark reads on a line; the indices are offsets of the file unless the line is replaced.
  func content(of line: Line) -> ArraySlice<UInt8> {
    line.replacement?[...] ?? source.bytes[line.bytes]
  }

  /// The whole text.
  var bytes: ArraySlice<UInt8> {
    guard let edited else {
      let start = skipped < source.lineCount ? source.lineStarts[skipped] : source.bytes.count
      return source.bytes[max(start, source.byteOrderMarkLength)...]
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    for number in 1...max(1, edited.count) {
      bytes += content(number)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes[...]
  }

  /// The lines of the file that some lines of the text represent.
  func fileLines(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    let first = self[range.lowerBound].number
    return first...max(first, self[range.upperBound].number)
  }

  /// The bytes of the file that some lines of the text represent.
  func fileBytes(_ range: ClosedRange<Int>) -> Range<Int> {
    let start = self[range.lowerBound].bytes.lowerBound
    return start..<max(start, self[range.upperBound].bytes.upperBound)
  }

  /// The first line of the text that comes from a line of the file, by binary search.
  func firstLine(ofFileLine number: Int) -> Int {
    guard let edited else { return max(1, number - skipped) }
    var low = 0
    var high = edited.count
    while low < high {
      let middle = (low + high) / 2
      if edited[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }

  /// The width in columns of the blanks that a line begins with; tabs stop at every fourth column.
  func indentation(of number: Int) -> Int {
    content(number).prefix(while: FenceLine.isBlank).reduce(0, Self.column)
  }

  /// Whether a line holds nothing but blanks.
  func isBlank(_ number: Int) -> Bool { content(number).allSatisfy(FenceLine.isBlank) }

  /// A line without some of the columns of its indentation.
  func line(_ number: Int, indentedLessBy columns: Int) -> Line {
    var line = self[number]
    guard line.replacement == nil else { return line }
    var column = 0
    let blanks = source.bytes[line.bytes].prefix { byte in
      guard FenceLine.isBlank(byte), column < columns else { return false }
      column = Self.column(column, byte)
      return true
    }
    line.bytes = blanks.endIndex..<line.bytes.upperBound
    return line
  }

  /// A line that the file does not have, before one that it has.
  ///
  /// - Parameter prefix: what is on that one before the text, of which quote marks are kept.
  func emptyLine(before number: Int, prefix: ArraySlice<UInt8> = []) -> Line {
    let line = self[number]
    let quotes = prefix.contains(UInt8(ascii: ">")) ? Array(prefix) : []
    let start = line.bytes.lowerBound
    return Line(number: line.number, bytes: start..<start, replacement: quotes)
  }

  /// The code outside of any fence in whose place a line of the text begins an empty block.
  func unfencedCode(on number: Int) -> CodeBlock? { unfenced[self[number].bytes.lowerBound] }

  /// The text with an empty code block in the place of code outside of any fence.
  func keepingPlaces(of code: [CodeBlock]) -> MarkdownText {
    var result = applying(UnfencedEdits.edits(for: code, in: self))
    result.unfenced = Dictionary(code.map { ($0.span.start.offset, $0) }) { first, _ in first }
    return result
  }

  /// The column after a blank.
  private static func column(_ column: Int, _ blank: UInt8) -> Int {
    blank == UInt8(ascii: "\t") ? column / 4 * 4 + 4 : column + 1
  }

  /// The text with some of its lines replaced; edits that touch one before them are left out.
  func applying(_ edits: [Edit]) -> MarkdownText {
    var lines: [Line] = []
    var next = 1
    for edit in edits where edit.range.lowerBound >= next {
      lines += (next..<edit.range.lowerBound).map { self[$0] }
      lines += edit.lines
      next = edit.range.upperBound + 1
    }
    if next <= count { lines += (next...count).map { self[$0] } }
    var result = self
    result.edited = lines
    return result
  }
}

extension MarkdownText {
  /// One of several documents in a file, which are read apart from one another.
  struct Part: Codable, Sendable {
    /// What the document is about.
    let title: String
    /// The number of its lines.
    let count: Int
  }

  /// A text of some lines of a file; at least one.
  init(of source: SourceText, lines: [Line]) {
    (self.source, skipped, edited) = (source, 0, lines)
  }

  /// Several documents of one file, with what each is about.
  ///
  /// - Parameter program: the code of the whole file, where an empty block keeps its place.
  init(
    of source: SourceText,
    parts: [(text: MarkdownText, title: String)],
    program: CodeBlock? = nil
  ) {
    (self.source, skipped) = (source, 0)
    edited = parts.flatMap { part in (1...part.text.count).map { part.text[$0] } }
    self.parts = parts.map { Part(title: $0.title, count: $0.text.count) }
    if let program { unfenced = [program.openingSpan.start.offset: program] }
  }

  /// The documents that are read apart from one another; nothing where the text is one.
  var documents: [(text: MarkdownText, title: String)]? {
    guard let parts, let edited else { return nil }
    var start = 0
    return parts.map { part in
      defer { start += part.count }
      var text = MarkdownText(of: source, lines: Array(edited[start..<start + part.count]))
      text.unfenced = unfenced
      return (text, part.title)
    }
  }

  /// All of a text that cannot be read off its source at once.
  struct Layout: Codable, Sendable {
    fileprivate let skipped: Int
    fileprivate let edited: [Line]?
    fileprivate let unfenced: [Int: CodeBlock]
    fileprivate let parts: [Part]?
  }

  /// What the text needs besides its source.
  var layout: Layout {
    Layout(skipped: skipped, edited: edited, unfenced: unfenced, parts: parts)
  }

  /// The text that a source has under a layout.
  init(of source: SourceText, as layout: Layout) {
    self.source = source
    (skipped, edited, unfenced) = (layout.skipped, layout.edited, layout.unfenced)
    parts = layout.parts
  }
}
