/// A place in an article's file.
struct Position: Codable, Hashable, Comparable, Sendable {
  /// The offset in bytes from the start of the raw file, a byte order mark included.
  let offset: Int
  /// The line, counted from 1; LF, CRLF and CR each end one, as in CommonMark 0.31.2 §2.1.
  let line: Int
  /// The column in UTF-16 units, counted from 1, as in SARIF 2.1.0 §3.30.6.
  let column: Int

  static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}
