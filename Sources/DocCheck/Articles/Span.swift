/// A stretch of an article's file; its end is the place after the last character.
struct Span: Codable, Hashable, Sendable {
  let start: Position
  let end: Position

  /// The bytes of the raw file that the span covers.
  var bytes: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
