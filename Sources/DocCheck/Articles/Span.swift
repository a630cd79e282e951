/// A stretch of an article's file; its end is the place after the last character.
struct Span: Codable, Hashable, Sendable {
  let start: Position
  let end: Position

  init(start: Position, end: Position) { (self.start, self.end) = (start, end) }

  /// Reads both places without names, as a place does its numbers.
  init(from decoder: any Decoder) throws {
    var places = try decoder.unkeyedContainer()
    start = try places.decode(Position.self)
    end = try places.decode(Position.self)
  }

  func encode(to encoder: any Encoder) throws {
    var places = encoder.unkeyedContainer()
    try places.encode(start)
    try places.encode(end)
  }

  /// The bytes of the raw file that the span covers.
  var bytes: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
