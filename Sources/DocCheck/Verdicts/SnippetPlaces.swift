/// Maps lines and columns of a snippet's code to places in its article.
struct SnippetPlaces: Sendable {
  let snippet: Snippet
  let source: SourceText

  /// The span of the word at a place of the code.
  ///
  /// - Parameters:
  ///   - line: the line of the code, counted from 1.
  ///   - column: the column in bytes, counted from 1.
  func span(line: Int, column: Int) -> Span {
    guard self.line(line) != nil else { return snippet.block.openingSpan }
    let codeLine = snippet.block.lines[line - 1]
    let shift = max(0, column - 1 - codeLine.virtualSpaces)
    let end = source.lineBytes(codeLine.number).upperBound
    let start = min(codeLine.fileOffset + shift, end)
    return source.span(start..<wordEnd(from: start, to: end))
  }

  /// The span of the first use of a name in the code, of a member's with the dot before it; nothing
  /// where it is not used.
  func span(ofName name: String) -> Span? {
    snippet.parsed.firstUses[name].map(span(atOffset:))
  }

  /// The span of a name where the code declares it at the top level; nothing where it does not.
  func span(ofDeclaration name: String) -> Span? {
    let item = snippet.parsed.items.first { $0.declares.contains(name) }
    guard let start = item?.bytes.lowerBound else { return nil }
    let rest = String(decoding: snippet.source.utf8.dropFirst(start), as: UTF8.self)
    return rest.wholeRanges(of: name).first.map { place in
      span(atOffset: start + rest.utf8.distance(from: rest.startIndex, to: place.lowerBound))
    }
  }

  /// The span of the word at an offset in bytes of the code.
  func span(atOffset offset: Int) -> Span {
    let code = SourceText(snippet.source)
    let line = code.lineNumber(of: offset)
    return span(line: line, column: offset - code.lineBytes(line).lowerBound + 1)
  }

  /// A line of the code, counted from 1; nothing out of range.
  func line(_ number: Int) -> String? {
    let lines = snippet.block.lines
    return number >= 1 && number <= lines.count ? lines[number - 1].text : nil
  }

  /// The bytes of the file at a place of the code, if they are what the code has there.
  ///
  /// - Parameters:
  ///   - line: the line of the code, counted from 1.
  ///   - column: the column in bytes, counted from 1.
  ///   - text: what the code has there, in that line.
  func bytes(line: Int, column: Int, of text: String) -> Range<Int>? {
    guard self.line(line) != nil else { return nil }
    let codeLine = snippet.block.lines[line - 1]
    let start = codeLine.fileOffset + column - 1 - codeLine.virtualSpaces
    let bytes = start..<start + text.utf8.count
    guard start >= codeLine.fileOffset, bytes.upperBound <= source.bytes.count,
      source.bytes[bytes].elementsEqual(text.utf8)
    else { return nil }
    return bytes
  }

  /// The span of the word that an error is about; the opening fence where the word is not shown.
  func span(of error: CompilerMessage, in attempt: Attempt) -> Span {
    switch attempt.origin(of: error) {
    case .subject(let line): span(line: line, column: error.column)
    case .hidden(let line): span(articleLine: line, column: error.column)
    case .context, .testFile, .generated: snippet.block.openingSpan
    }
  }

  /// The span of a word at a line and a column in bytes of the article itself.
  func span(articleLine: Int, column: Int) -> Span {
    let line = source.lineBytes(articleLine)
    let start = min(line.lowerBound + max(0, column - 1), line.upperBound)
    return source.span(start..<wordEnd(from: start, to: line.upperBound))
  }

  /// The line of the article on which a program crashed: the innermost one that is the author's.
  ///
  /// - Parameters:
  ///   - backtrace: what the runtime says about the crash.
  ///   - lineMap: where the program's lines come from.
  func span(of backtrace: Backtrace?, in lineMap: LineMap) -> Span? {
    spans(of: backtrace, in: lineMap).first
  }

  /// The places in the snippet of all calls that had not returned when a program crashed, the innermost first.
  func spans(of backtrace: Backtrace?, in lineMap: LineMap) -> [Span] {
    (backtrace?.frames ?? []).compactMap { frame in
      if frame.file == TestProgramPrinter.articleFile { return code(onLine: frame.line) }
      guard frame.file == Compiler.programFile else { return nil }
      switch lineMap[frame.line] {
      case .subject(let line): return span(codeLine: line)
      case .hidden(let line): return code(onLine: line)
      case .context, .testFile, .generated: return nil
      }
    }
  }

  /// The span of a line of the code, without the blanks around it.
  private func span(codeLine line: Int) -> Span? {
    self.line(line) == nil ? nil : code(onLine: snippet.block.lines[line - 1].number)
  }

  /// The span of a line of the article, without the blanks around it.
  private func code(onLine line: Int) -> Span? {
    let bytes = source.lineBytes(line)
    let isBlank: (Int) -> Bool = { " \t".utf8.contains(source.bytes[$0]) }
    guard let first = bytes.first(where: { !isBlank($0) }),
      let last = bytes.last(where: { !isBlank($0) })
    else { return nil }
    return source.span(first..<last + 1)
  }

  /// The end of the identifier at an offset, else the next character's.
  private func wordEnd(from start: Int, to end: Int) -> Int {
    let isWord: (UInt8) -> Bool = {
      $0 >= 0x80 || $0 == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    let word = source.bytes[start..<end].prefix(while: isWord).count
    return word > 0 ? start + word : min(start + 1, end)
  }
}
