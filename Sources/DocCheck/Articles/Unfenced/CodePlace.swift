/// A place in a file where code without a fence may begin.
struct CodePlace {
  /// What comes before the place on its line.
  enum Kind {
    /// Nothing but blanks.
    case line
    /// The marker of a list item.
    case item
    /// Other code.
    case afterCode
    /// Prose.
    case afterProse
  }

  /// The offset of the first byte.
  let start: Int
  let line: Int
  let kind: Kind
}
