/// The text of a program while it grows, line by line, with the origin of each line.
struct ProgramText {
  /// A line with its origin.
  typealias Line = (text: String, origin: LineMap.Origin)

  private var lines: [String] = []
  private(set) var lineMap = LineMap()

  /// Appends lines that all have the same origin.
  mutating func append(_ text: String, _ origin: LineMap.Origin) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      lineMap.append(origin)
    }
  }

  /// Appends lines with their origins.
  mutating func append(_ lines: [Line]) {
    for line in lines { append(line.text, line.origin) }
  }

  /// The lines of some code with other lines in between; what follows them keeps its columns.
  ///
  /// - Parameters:
  ///   - code: the code.
  ///   - insertions: the lines to put before some of the code's bytes, in the order of the code.
  ///   - origin: the origin of the code's lines, counted from 1.
  static func lines(
    of code: String,
    inserting insertions: [(offset: Int, lines: [Line])] = [],
    origin: (Int) -> LineMap.Origin
  ) -> [Line] {
    let bytes = Array(code.utf8)
    var result: [Line] = []
    var (start, number, column) = (0, 1, 0)
    for (offset, inserted) in insertions + [(bytes.count, [])] {
      let part = String(decoding: bytes[start..<offset], as: UTF8.self)
      let whole = SourceText(String(repeating: " ", count: column) + part).lines
      // What is inserted before a line leaves nothing of that line before it.
      let isBeforeLine = part.isEmpty ? column == 0 : part.hasSuffix("\n")
      let texts = whole + (isBeforeLine && offset < bytes.count ? [""] : [])
      result += texts.enumerated().map { ($1, origin(number + $0)) } + inserted
      number += texts.count - 1
      column = texts.last?.utf8.count ?? 0
      start = offset
    }
    return result
  }

  /// The whole text, with a line feed at its end.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
