/// A line of an article with a mark below a part of it, as compilers show a place.
struct Excerpt: Sendable {
  /// The number of the line, from 1.
  let number: Int
  /// The line as it is shown: tabs as spaces, controls as marks, far ends cut off at a space.
  let line: String
  /// Spaces, then carets under the place.
  let underline: String

  private static let tabStop = 4
  /// The most characters that are shown before the place, and from it on.
  private static let (before, after) = (60, 100)
  /// How far a cut may move to be at a space, in characters.
  private static let leeway = 15

  /// Nothing where the span's first line is blank.
  init?(of span: Span, in source: SourceText) {
    let whole = source.lineBytes(span.start.line)
    var start = max(whole.lowerBound, span.start.offset - Self.before * 4)
    if span.start.line == 1 { start = max(start, source.byteOrderMarkLength) }
    let end = min(whole.upperBound, span.start.offset + Self.after * 4)
    let place = min(max(span.start.offset, start), whole.upperBound)
    let last = min(max(span.end.offset, place), whole.upperBound)
    var cells = Cells()
    cells.add(Self.tail(of: source.text(start..<place), isCut: start > whole.lowerBound))
    let caret = cells.width
    cells.add(String(source.text(place..<max(place, min(last, end))).prefix(Self.after)))
    let marked = cells.width
    let rest = source.text(max(place, min(last, end))..<max(place, end))
    cells.add(
      Self.head(
        of: rest,
        limit: max(0, Self.after - (marked - caret)),
        isCut: end < whole.upperBound
      )
    )
    guard cells.text.contains(where: { $0 != " " }) else { return nil }
    number = span.start.line
    line = cells.text.trimmingTrailingBlanks
    underline =
      String(repeating: " ", count: caret) + String(repeating: "^", count: max(1, marked - caret))
  }

  /// What is shown before the place: its end, from a space on, where it is long.
  private static func tail(of text: String, isCut: Bool) -> String {
    guard isCut || text.count > before else { return text }
    let tail = text.suffix(before)
    let space = tail.prefix(leeway).firstIndex(of: " ")
    return "…" + (space.map { tail[$0...] } ?? tail)
  }

  /// What is shown after the place: its beginning, up to a space, where it is long.
  private static func head(of text: String, limit: Int, isCut: Bool) -> String {
    guard isCut || text.count > limit else { return text }
    let head = text.prefix(limit)
    let space = head.suffix(leeway).lastIndex(of: " ")
    return (space.map { head[...$0] } ?? head) + "…"
  }

  /// The shown text and its width so far.
  private struct Cells {
    var text = ""
    var width = 0

    mutating func add(_ addition: String) {
      for character in addition {
        if character == "\t" {
          let count = Excerpt.tabStop - width % Excerpt.tabStop
          append(String(repeating: " ", count: count), count)
        } else {
          let shown = InertText.marked(String(character))
          append(shown, shown.displayWidth)
        }
      }
    }

    private mutating func append(_ shown: String, _ count: Int) {
      text += shown
      width += count
    }
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingTrailingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
