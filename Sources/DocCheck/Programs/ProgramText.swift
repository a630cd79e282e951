/// The text of a program while it grows, line by line, with the origin of each line.
struct ProgramText {
  private var lines: [String] = []
  private(set) var lineMap = LineMap()

  /// Appends lines that all have the same origin.
  mutating func append(_ text: String, _ origin: LineMap.Origin) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      lineMap.append(origin)
    }
  }

  /// The whole text, with a line feed at its end.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
