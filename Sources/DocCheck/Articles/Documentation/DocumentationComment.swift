import SwiftSyntax

/// A documentation comment: the bytes it takes, and its Markdown without the marks of the comment.
struct DocumentationComment {
  /// The bytes from the first mark to the end of the last line.
  let bytes: Range<Int>
  /// The lines of Markdown with their places in the file; at least one.
  let lines: [MarkdownText.Line]

  /// The comment that documents a declaration, which is the last one before it; nothing where there is
  /// none, or nothing is in it.
  ///
  /// - Parameters:
  ///   - trivia: what is before the declaration's first token.
  ///   - offset: the offset in the file of the first byte of that.
  init?(before trivia: Trivia, at offset: Int, in source: SourceText) {
    guard let (kind, bytes) = Self.last(in: trivia, at: offset) else { return nil }
    let numbers =
      source.lineNumber(of: bytes.lowerBound)...source.lineNumber(of: bytes.upperBound - 1)
    let all = numbers.map { number in
      let line = source.lineBytes(number).clamped(to: bytes)
      return MarkdownText.Line(number: number, bytes: line)
    }
    let texts = kind == .lines ? all.map { Self.unmarked($0, in: source) } : Self.block(all, source)
    let isBlank: (MarkdownText.Line) -> Bool = {
      source.bytes[$0.bytes].allSatisfy(FenceLine.isBlank)
    }
    guard let first = texts.firstIndex(where: { !isBlank($0) }),
      let last = texts.lastIndex(where: { !isBlank($0) })
    else { return nil }
    self.bytes = bytes
    lines = Self.unindented(Array(texts[first...last]), in: source)
  }

  /// How a comment is marked.
  private enum Kind {
    /// Each line by three slashes.
    case lines
    /// At its beginning and its end.
    case block
  }

  /// The last comment of documentation in the trivia, lines right below one another as one.
  private static func last(in trivia: Trivia, at start: Int) -> (Kind, Range<Int>)? {
    var found: (kind: Kind, bytes: Range<Int>)?
    var offset = start
    /// Whether a line may go on with what was found.
    var isOpen = false
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment(let text) where !text.hasPrefix("////"):
        let first = isOpen && found?.kind == .lines ? found?.bytes.lowerBound ?? offset : offset
        (found, isOpen) = ((.lines, first..<end), true)
      case .docBlockComment(let text) where text.utf8.count >= 5:
        (found, isOpen) = ((.block, offset..<end), false)
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        isOpen = isOpen && count == 1
      case .spaces, .tabs: break
      default: isOpen = false
      }
      offset = end
    }
    return found
  }

  /// A line without its three slashes.
  private static func unmarked(
    _ line: MarkdownText.Line,
    in source: SourceText
  ) -> MarkdownText.Line {
    let mark = source.bytes[line.bytes].drop(while: FenceLine.isBlank)
    var line = line
    line.bytes = min(mark.startIndex + 3, line.bytes.upperBound)..<line.bytes.upperBound
    return line
  }

  /// The lines between the marks of a block, without the stars that they all begin with.
  private static func block(
    _ lines: [MarkdownText.Line],
    _ source: SourceText
  ) -> [MarkdownText.Line] {
    var lines = lines
    lines[0].bytes =
      lines[0].bytes.lowerBound + 3..<max(lines[0].bytes.lowerBound + 3, lines[0].bytes.upperBound)
    let last = lines.count - 1
    let text = source.bytes[lines[last].bytes]
    if text.suffix(2).elementsEqual("*/".utf8) {
      lines[last].bytes = text.startIndex..<max(text.startIndex, text.endIndex - 2)
    }
    let starred = lines.dropFirst().map { starredEnd(of: $0, in: source) }
    let isBlank: (MarkdownText.Line) -> Bool = {
      source.bytes[$0.bytes].allSatisfy(FenceLine.isBlank)
    }
    guard zip(lines.dropFirst(), starred).allSatisfy({ $1 != nil || isBlank($0) }) else {
      return lines
    }
    for (index, end) in starred.enumerated() {
      guard let end else { continue }
      lines[index + 1].bytes = end..<max(end, lines[index + 1].bytes.upperBound)
    }
    return lines
  }

  /// The offset after the star at the start of a line; `nil` where the line does not start with a star.
  private static func starredEnd(of line: MarkdownText.Line, in source: SourceText) -> Int? {
    let text = source.bytes[line.bytes].drop(while: FenceLine.isBlank)
    guard text.first == UInt8(ascii: "*") else { return nil }
    let next = text.dropFirst().first
    return next == nil || next.map(FenceLine.isBlank) == true ? text.startIndex + 1 : nil
  }

  /// The lines without as many blanks as the first one begins with, as the compiler reads them
  /// (`Symbol::serializeDocComment` in SymbolGraphGen).
  private static func unindented(
    _ lines: [MarkdownText.Line],
    in source: SourceText
  ) -> [MarkdownText.Line] {
    let indentation = source.bytes[lines[0].bytes].prefix(while: FenceLine.isBlank).count
    return lines.map { line in
      var line = line
      let blanks = source.bytes[line.bytes].prefix(indentation).prefix(while: FenceLine.isBlank)
      line.bytes = blanks.endIndex..<line.bytes.upperBound
      return line
    }
  }
}
