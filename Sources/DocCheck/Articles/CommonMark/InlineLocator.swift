/// Finds where the text of cmark's inline nodes is in the file.
///
/// cmark 0.30 records places of inline nodes that drift after escapes, entities and container
/// prefixes, so the nodes are matched against the raw bytes instead, in order, each from where the
/// one before it ended. The cost is linear: a search gives up after `reach` bytes.
struct InlineLocator {
  private let bytes: [UInt8]
  private let end: Int
  /// Where the next node is looked for.
  private(set) var cursor: Int

  /// The farthest that a node's text can lie after the markup before it.
  private static let reach = 4096

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    cursor = range.lowerBound
    end = range.upperBound
  }

  /// The place of a node's text, and how the text maps to it.
  mutating func locate(_ literal: [UInt8]) -> (bytes: Range<Int>, pieces: [Inline.Piece]) {
    guard !literal.isEmpty else { return (cursor..<cursor, []) }
    for start in cursor..<max(cursor, min(end, cursor + Self.reach)) {
      guard matches(literal, at: start) else { continue }
      let (pieces, stop) = align(literal, from: start)
      cursor = stop
      return (start..<stop, pieces)
    }
    return (cursor..<cursor, [Inline.Piece(textOffset: 0, fileOffset: cursor)])
  }

  /// Moves after a code span's closing backticks.
  mutating func skipBackticks() {
    while cursor < end, bytes[cursor] == UInt8(ascii: "`") { cursor += 1 }
  }

  /// Moves after the end of the line.
  mutating func skipLineEnd() {
    var index = cursor
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    cursor = min(end, index + 1)
  }

  /// Moves after a link's destination and title, after its label, or after the `>` of an autolink.
  ///
  /// - Parameter start: the offset of the link's text, if it has one.
  mutating func skipLinkTail(ofTextAt start: Int? = nil) {
    if let start, start > 0, bytes[start - 1] == UInt8(ascii: "<"), cursor < end,
      bytes[cursor] == UInt8(ascii: ">")
    {
      cursor += 1
      return
    }
    guard let close = firstUnescaped(UInt8(ascii: "]"), from: cursor, within: 64) else {
      if cursor < end, bytes[cursor] == UInt8(ascii: ">") { cursor += 1 }
      return
    }
    cursor = close + 1
    guard cursor < end else { return }
    if bytes[cursor] == UInt8(ascii: "(") {
      skipParentheses()
    } else if bytes[cursor] == UInt8(ascii: "["),
      let label = firstUnescaped(UInt8(ascii: "]"), from: cursor + 1, within: 1000)
    {
      cursor = label + 1
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    var index = cursor
    while index < min(end, cursor + Self.reach) {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          cursor = index + 1
          return
        }
      default: break
      }
      index += 1
    }
  }

  private func firstUnescaped(_ byte: UInt8, from start: Int, within reach: Int) -> Int? {
    var index = start
    while index < min(end, start + reach) {
      if bytes[index] == byte { return index }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether the text's first bytes are at a place, escapes and entities allowed for.
  private func matches(_ literal: [UInt8], at start: Int) -> Bool {
    var (raw, index) = (start, 0)
    while index < min(16, literal.count) {
      let byte = literal[index]
      guard raw < end else { return false }
      if bytes[raw] == UInt8(ascii: "\\"), raw + 1 < end, bytes[raw + 1] == byte { raw += 1 }
      if bytes[raw] == UInt8(ascii: "&"), entityEnd(raw) != nil { return true }
      guard isSame(bytes[raw], byte) else { return false }
      // U+FFFD, which NUL turns into, has three bytes.
      index += bytes[raw] == 0 ? 3 : 1
      raw += 1
    }
    return true
  }

  /// Whether a file's byte can have become the text's byte: NUL turns into U+FFFD, and a line
  /// ending inside a code span into a space.
  private func isSame(_ raw: UInt8, _ literal: UInt8) -> Bool {
    raw == literal || (raw == 0 && literal == 0xEF)
      || (literal == UInt8(ascii: " ") && (raw == UInt8(ascii: "\n") || raw == UInt8(ascii: "\r")))
  }

  /// The place after the `;` of an entity that begins at `start`.
  private func entityEnd(_ start: Int) -> Int? {
    for index in start + 1..<max(start + 1, min(end, start + 40)) {
      switch bytes[index] {
      case UInt8(ascii: ";"): return index > start + 1 ? index + 1 : nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"):
        continue
      default: return nil
      }
    }
    return nil
  }

  /// Walks the text and the file together and notes where they stop advancing byte by byte.
  private func align(_ literal: [UInt8], from start: Int) -> (pieces: [Inline.Piece], stop: Int) {
    var pieces = [Inline.Piece(textOffset: 0, fileOffset: start)]
    var raw = start
    var index = 0
    while index < literal.count, raw < end {
      if bytes[raw] == UInt8(ascii: "\\"), raw + 1 < end, bytes[raw + 1] == literal[index],
        literal[index] != UInt8(ascii: "\\") || bytes[raw + 1] == UInt8(ascii: "\\"),
        !continuesVerbatim(literal, index, raw)
      {
        raw += 1
        pieces.append(Inline.Piece(textOffset: index, fileOffset: raw))
      } else if bytes[raw] == UInt8(ascii: "&"), let after = entityEnd(raw),
        let next = resume(literal, after: index, from: raw, at: after)
      {
        raw = after
        index = next
        pieces.append(Inline.Piece(textOffset: index, fileOffset: raw))
        continue
      } else if bytes[raw] == 0, literal[index] == 0xEF {
        raw += 1
        index += 3
        pieces.append(Inline.Piece(textOffset: index, fileOffset: raw))
        continue
      } else if !isSame(bytes[raw], literal[index]) {
        break
      }
      raw += 1
      index += 1
    }
    return (pieces, raw)
  }

  /// Whether a backslash in the file is itself the text's next byte: `\a` is no escape.
  private func continuesVerbatim(_ literal: [UInt8], _ index: Int, _ raw: Int) -> Bool {
    literal[index] == UInt8(ascii: "\\") && bytes[raw + 1] != UInt8(ascii: "\\")
  }

  /// The place in the text that follows an entity's characters, at most two scalars, where the
  /// text goes on as the file does; nothing where the entity is none and is in the text.
  private func resume(_ literal: [UInt8], after index: Int, from start: Int, at raw: Int) -> Int? {
    if literal[index...].starts(with: bytes[start..<raw]) { return nil }
    for next in index + 1..<index + 9 {
      if next >= literal.count { return literal.count }
      guard literal[next] & 0xC0 != 0x80 else { continue }
      if raw >= end || isSame(bytes[raw], literal[next]) { return next }
      if bytes[raw] == UInt8(ascii: "&") || bytes[raw] == UInt8(ascii: "\\") { return next }
    }
    return nil
  }
}
