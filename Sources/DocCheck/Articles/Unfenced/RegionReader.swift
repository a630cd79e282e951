/// Reads the code that begins at a place, in windows that grow as long as the code may go on.
struct RegionReader {
  private let lines: SearchableLines
  /// The bytes that windows larger than the first one may still take, so that the time stays
  /// linear in the file's length.
  private var patience: Int

  /// The most bytes of the first window at a place.
  private static let firstSize = 256
  /// How many times larger each window is than the one before.
  private static let growth = 4

  init(lines: SearchableLines) {
    self.lines = lines
    patience = 8 * lines.source.bytes.count + (128 << 10)
  }

  /// The code at a place as a block; nothing where prose is there.
  mutating func block(at place: CodePlace) -> CodeBlock? {
    guard let region = region(at: place) else { return nil }
    if let broken = BrokenCode(region) { return block(region, upTo: broken.end, at: place) }
    guard isCode(region, at: place) else { return nil }
    return block(region, upTo: region.end, at: place)
  }

  /// The items that begin at a place; nothing where the text is beyond the parser's limits.
  private mutating func region(at place: CodePlace) -> CodeRegion? {
    var region: CodeRegion?
    var size = Self.firstSize
    while true {
      let window = CodeWindow(lines, from: place.start, line: place.line, size: size)
      guard ParserLimit.admits(window.text) else { return region }
      let next = CodeRegion(CodeOutline(window.text), in: window)
      region = next
      if size > Self.firstSize { patience -= window.text.utf8.count }
      guard next.mayGoOn else { return next }
      // What a window cuts off would look like code that the parser refuses.
      guard patience > 0 else { return nil }
      size *= Self.growth
    }
  }

  /// Whether items are a piece of code and not a mention of code in prose.
  private func isCode(_ region: CodeRegion, at place: CodePlace) -> Bool {
    guard region.isClear || !region.spansLines else { return false }
    let isStrong = region.items.contains { $0.clarity == .strong }
    let isCollapsed = region.lostLineBreaks >= 2
    switch place.kind {
    case .item: return region.isClear && (region.spansLines || isCollapsed)
    case .afterProse:
      return isStrong && (region.spansLines || isCollapsed || isAnnounced(region, at: place))
    case .line, .afterCode:
      if region.spansLines || isCollapsed { return region.isClear }
      return region.endsItsLine && region.items.contains { !$0.isImport }
        && (place.kind == .afterCode || endsSentence(place.line - 1))
    }
  }

  /// Whether code on one line ends it, after a colon or a word that a button leaves.
  private func isAnnounced(_ region: CodeRegion, at place: CodePlace) -> Bool {
    let line = lines.source.lineBytes(place.line)
    let before = lines.source.text(line.lowerBound..<place.start).trimmingBlanks
    let labels = ["copy", "swift", "コピー", "복사", "复制"]
    return region.endsItsLine
      && (before.last.map { ":：".contains($0) } ?? false || labels.contains(before.lowercased()))
  }

  /// Whether a sentence does not go on after a line: it is blank, ends with a mark, or with a
  /// letter of a script whose lines are not wrapped.
  private func endsSentence(_ line: Int) -> Bool {
    guard line >= 1, lines.mayBegin(line), let last = lines.lastByte(line) else { return true }
    return last >= 0x80 || ".:!?;)}".utf8.contains(last)
  }

  /// The code of a region up to a byte of its window's text.
  private func block(_ region: CodeRegion, upTo end: Int, at place: CodePlace) -> CodeBlock {
    let source = lines.source
    let fileEnd = region.window.fileOffset(of: end)
    let firstEnd = min(source.lineBytes(place.line).upperBound, fileEnd)
    return CodeBlock(
      info: InfoString.swift,
      fence: nil,
      isClosed: true,
      openingSpan: source.span(place.start..<firstEnd),
      span: source.span(place.start..<fileEnd),
      lines: codeLines(of: region, upTo: fileEnd, at: place)
    )
  }

  /// The lines of the code, cut at its seams and without the indent that all of them share.
  private func codeLines(
    of region: CodeRegion,
    upTo end: Int,
    at place: CodePlace
  ) -> [CodeBlock.Line] {
    let source = lines.source
    let seams = Set(region.seams.map(region.window.fileOffset))
    var parts: [(number: Int, bytes: Range<Int>)] = []
    for line in region.window.lines where line.fileOffset < end || line.number == place.line {
      let bytes = line.fileOffset..<min(end, source.lineBytes(line.number).upperBound)
      let cuts = [bytes.lowerBound] + seams.filter(bytes.contains).sorted() + [bytes.upperBound]
      parts += zip(cuts, cuts.dropFirst()).map { (line.number, $0..<$1) }
    }
    let indent = source.bytes[source.lineBytes(place.line).lowerBound..<place.start]
    let isShared =
      indent.allSatisfy { " \t".utf8.contains($0) }
      && parts.dropFirst().allSatisfy {
        $0.bytes.isEmpty || seams.contains($0.bytes.lowerBound)
          || source.bytes[$0.bytes].starts(with: indent)
      }
    return parts.enumerated().map { index, part in
      let isWhole = index == 0 || !isShared || seams.contains(part.bytes.lowerBound)
      let start = min(part.bytes.upperBound, part.bytes.lowerBound + (isWhole ? 0 : indent.count))
      return CodeBlock.Line(
        text: source.text(start..<part.bytes.upperBound),
        number: part.number,
        fileOffset: start,
        virtualSpaces: 0
      )
    }
  }
}
