/// A place in an article's file.
struct Position: Codable, Hashable, Comparable, Sendable {
  /// The offset in bytes from the start of the raw file, a byte order mark included.
  let offset: Int
  /// The line, counted from 1; LF, CRLF and CR each end one, as in CommonMark 0.31.2 §2.1.
  let line: Int
  /// The column in UTF-16 units, counted from 1, as in SARIF 2.1.0 §3.30.6.
  let column: Int

  init(offset: Int, line: Int, column: Int) {
    (self.offset, self.line, self.column) = (offset, line, column)
  }

  /// Reads three numbers without names: there are thousands of places in what is remembered.
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    offset = try values.decode(Int.self)
    line = try values.decode(Int.self)
    column = try values.decode(Int.self)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for value in [offset, line, column] { try values.encode(value) }
  }

  static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}
