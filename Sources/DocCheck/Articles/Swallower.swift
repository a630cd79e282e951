/// What keeps readers from seeing a fence that the author wrote as code.
enum Swallower: Codable, Hashable, Sendable {
  /// An HTML block that goes on until the next blank line (CommonMark 0.31.2 §4.6).
  case html
  /// An indentation of four columns or more, which makes the fence part of indented code.
  case indentation
  /// A fence before it that nothing closes, opened at a place.
  case fence(Span)
}
