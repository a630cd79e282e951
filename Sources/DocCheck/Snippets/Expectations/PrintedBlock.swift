/// A comment between `/*` and `*/` about what the code before it prints.
struct PrintedBlock {
  /// What is printed, without a final line feed.
  let text: String
  /// Whether it stands in quotes; without them it may as well be prose.
  let isQuoted: Bool

  /// Reads a comment's text; nothing if it is about something else.
  init?(_ comment: String) {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map(Self.content)
    guard let first = lines.first(where: { !$0.trimmingBlanks.isEmpty }),
      let printed = PrintedComment(first)
    else { return nil }
    let more = lines.drop { $0 != first }.dropFirst()
    let rest = more.prefix { !$0.trimmingBlanks.isEmpty }
    guard more.dropFirst(rest.count).allSatisfy({ $0.trimmingBlanks.isEmpty }) else { return nil }
    isQuoted = printed.close != nil
    if let close = printed.close {
      let whole = ([printed.text] + rest).joined(separator: "\n").trimmingBlanks
      guard whole.last == close else { return nil }
      text = String(whole.dropLast())
    } else if printed.isHeading {
      guard !rest.isEmpty else { return nil }
      text = Self.unindented(Array(rest))
    } else {
      guard rest.isEmpty else { return nil }
      text = printed.text
    }
  }

  /// A line without the star that many comments begin each line with.
  private static func content(_ line: Substring) -> String {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text == "*" { return "" }
    return text.hasPrefix("* ") ? String(text.dropFirst(2)) : String(line)
  }

  /// The lines without the indent that all of them have.
  private static func unindented(_ lines: [String]) -> String {
    let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
  }
}
