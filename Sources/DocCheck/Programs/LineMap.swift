/// Where each line of a program comes from.
struct LineMap: Sendable {
  /// The origin of one line.
  enum Origin: Hashable, Sendable {
    /// A line of the snippet that the program is about.
    case subject(line: Int)
    /// A line of another snippet.
    case context(snippet: String, line: Int)
    /// A line of hidden code, by its line in the article.
    case hidden(articleLine: Int)
    /// A line of the file of tests beside the article.
    case testFile(line: Int)
    /// A line that doccheck wrote itself.
    case generated
  }

  /// The origins, the program's first line first.
  private(set) var origins: [Origin] = []

  /// The origin of a line, counted from 1.
  subscript(line: Int) -> Origin {
    line >= 1 && line <= origins.count ? origins[line - 1] : .generated
  }

  mutating func append(_ origin: Origin) { origins.append(origin) }
}
