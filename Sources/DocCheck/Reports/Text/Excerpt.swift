/// A line of an article with an underline below it, as compilers show a place.
struct Excerpt: Sendable {
  /// The line as it is shown: tabs as spaces, controls as marks, far ends cut off.
  let line: String
  /// Spaces, a caret under the first character and tildes under the rest.
  let underline: String

  private static let tabStop = 4
  private static let before = 60
  private static let after = 100

  /// Nothing where the span's first line is blank.
  init?(of span: Span, in source: SourceText) {
    let whole = source.lineBytes(span.start.line)
    var start = max(whole.lowerBound, span.start.offset - Self.before * 4)
    if span.start.line == 1 { start = max(start, source.byteOrderMarkLength) }
    let end = min(whole.upperBound, span.start.offset + Self.after * 4)
    let place = min(max(span.start.offset, start), whole.upperBound)
    let last = min(max(span.end.offset, place), whole.upperBound)
    var cells = Cells()
    cells.add(Self.tail(source.text(start..<place)), isCut: start > whole.lowerBound)
    let caret = cells.width
    cells.add(String(source.text(place..<max(place, min(last, end))).prefix(Self.after)))
    let marked = cells.width
    let rest = source.text(max(place, min(last, end))..<max(place, end))
    cells.add(String(rest.prefix(max(0, Self.after - (marked - caret)))))
    guard cells.text.contains(where: { $0 != " " }) else { return nil }
    line = cells.text
    let tildes = max(1, marked - caret)
    underline =
      String(repeating: " ", count: caret) + "^" + String(repeating: "~", count: tildes - 1)
  }

  /// The end of a text: what is left of it before the place.
  private static func tail(_ text: String) -> String { String(text.suffix(before)) }

  /// The shown text and its width so far.
  private struct Cells {
    var text = ""
    var width = 0

    mutating func add(_ addition: String, isCut: Bool = false) {
      if isCut { append("…", 1) }
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
