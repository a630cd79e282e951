/// The block of metadata that site generators read off the top of a file: YAML between `---`,
/// TOML between `+++`, JSON between braces, as Jekyll and Hugo document them.
///
/// CommonMark knows no front matter, so parsing begins after it; the lines keep their numbers.
struct FrontMatter: Sendable {
  /// The lines that it takes, its delimiters included.
  let lines: ClosedRange<Int>
  /// The value of `title`, without quotes.
  let title: String?

  /// Finds the front matter at the top of a file.
  init?(of source: SourceText) {
    let first = Self.trimmed(source, line: 1)
    let closers: [String]
    switch first {
    case "---": closers = ["---", "..."]
    case "+++": closers = ["+++"]
    case "{": closers = ["}"]
    default: return nil
    }
    guard
      let end = (2...max(2, source.lineCount)).first(where: {
        closers.contains(Self.trimmed(source, line: $0))
      }), end <= source.lineCount, first != "---" || !Self.isProse(source, before: end)
    else { return nil }
    lines = 1...end
    title = (1...end).lazy.compactMap { Self.title(in: source.line($0)) }.first
  }

  private static func trimmed(_ source: SourceText, line: Int) -> String {
    let text = source.line(line)
    let trimmed = text.drop { $0 == "\u{FEFF}" }
    return String(trimmed.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// Whether what follows a `---` is prose between two thematic breaks: YAML begins with a key, a
  /// comment or a list item, or is empty.
  private static func isProse(_ source: SourceText, before end: Int) -> Bool {
    for line in 2..<end {
      let text = source.line(line)
      guard let first = text.first(where: { $0 != " " && $0 != "\t" }) else { continue }
      return !(first == "#" || first == "-" || text.contains(":"))
    }
    return false
  }

  /// The value of a line that sets `title` in YAML, TOML or JSON.
  private static func title(in line: String) -> String? {
    let bare = line.drop { $0 == " " || $0 == "\"" }
    guard bare.hasPrefix("title") else { return nil }
    let afterKey = bare.dropFirst(5).drop { $0 == "\"" || $0 == " " }
    guard let separator = afterKey.first, separator == ":" || separator == "=" else { return nil }
    let quotes: Set<Character> = ["\"", "'", " ", ",", "\t"]
    let value = afterKey.dropFirst().drop { quotes.contains($0) }
    let end = value.lastIndex { !quotes.contains($0) }
    return end.map { String(value[...$0]) }
  }
}
