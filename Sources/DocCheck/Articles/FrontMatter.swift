/// The block of metadata that site generators read off the top of a file: YAML between `---`,
/// TOML between `+++`, JSON between braces, as Jekyll and Hugo document them.
///
/// CommonMark knows no front matter, so parsing begins after it; the lines keep their numbers.
struct FrontMatter: Hashable, Sendable {
  /// The lines that it takes, its delimiters included.
  let lines: ClosedRange<Int>
  /// The value of `title`, without quotes.
  let title: String?

  /// Finds the front matter at the top of a file.
  init?(of source: SourceText) {
    let first = Self.trimmed(source, line: 1)
    let last: Int?
    switch first {
    case "---":
      last = Self.line(of: ["---", "..."], in: source).flatMap {
        Self.isProse(source, before: $0) ? nil : $0
      }
    case "+++": last = Self.line(of: ["+++"], in: source)
    default: last = first.hasPrefix("{") ? Self.lastLineOfJSON(in: source) : nil
    }
    guard let last else { return nil }
    lines = 1...last
    title = (1...last).lazy.compactMap { Self.title(in: source.line($0)) }.first
  }

  /// The first line below the top one that is one of some texts.
  private static func line(of closers: [String], in source: SourceText) -> Int? {
    guard source.lineCount > 1 else { return nil }
    return (2...source.lineCount).first { closers.contains(trimmed(source, line: $0)) }
  }

  /// The line on which an object that begins with a key at the top of the file ends.
  private static func lastLineOfJSON(in source: SourceText) -> Int? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    let bytes = source.bytes.dropFirst(source.byteOrderMarkLength)
    guard let key = bytes.dropFirst().first(where: { !" \t\r\n".utf8.contains($0) }),
      key == UInt8(ascii: "\"")
    else { return nil }
    for (index, byte) in zip(bytes.indices, bytes) {
      if isInString {
        if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        guard depth == 0 else { continue }
        let line = source.position(index).line
        let rest = source.bytes[index + 1..<source.lineBytes(line).upperBound]
        return rest.allSatisfy(FenceLine.isBlank) ? line : nil
      default: break
      }
    }
    return nil
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
    let bare = line.drop { " \t\"".contains($0) }
    guard bare.hasPrefix("title") else { return nil }
    let afterKey = bare.dropFirst(5).drop { $0 == "\"" || $0 == " " }
    guard let separator = afterKey.first, separator == ":" || separator == "=" else { return nil }
    let quotes: Set<Character> = ["\"", "'", " ", ",", "\t"]
    let value = afterKey.dropFirst().drop { quotes.contains($0) }
    // A text over several lines is not read.
    guard !value.hasPrefix(">"), !value.hasPrefix("|") else { return nil }
    let end = value.lastIndex { !quotes.contains($0) }
    return end.map { String(value[...$0]) }
  }
}
