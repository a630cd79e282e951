import Foundation

/// Reads the Markdown within a line: emphasis, code, links and struck-through text.
///
/// It follows CommonMark's rules of which marks open and close. Marks without a partner are text.
package struct InlineMarkdown {
  private let characters: [Character]
  private var position = 0
  private var pieces: [MarkdownPiece] = []

  private init(_ text: String) {
    characters = Array(text)
  }

  /// The parts of a line.
  package static func runs(in text: String) -> [MarkdownRun] {
    guard mayHaveMarks(text) else { return [MarkdownRun(text: text)] }
    var reader = InlineMarkdown(text)
    reader.read()
    return MarkdownPiece.resolved(reader.pieces)
  }

  /// Whether a text has any character that may be a mark.
  package static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  private static let marks = Set("*_`[~\\<".utf8)

  private mutating func read() {
    while position < characters.count {
      switch characters[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "[":
        pieces.append(.bracket)
        position += 1
      case "]": readLink()
      case "<": readAddress()
      default: readText()
      }
    }
  }

  private mutating func readText() {
    append(String(characters[position]))
    position += 1
  }

  private mutating func append(_ text: String) {
    if case .run(var run) = pieces.last, run.intent.isEmpty, run.link == nil {
      run.text += text
      pieces[pieces.count - 1] = .run(run)
    } else {
      pieces.append(.run(MarkdownRun(text: text)))
    }
  }

  private mutating func readEscape() {
    let next = position + 1
    guard next < characters.count, characters[next].isMarkdownPunctuation else {
      return readText()
    }
    append(String(characters[next]))
    position += 2
  }

  private mutating func readCode() {
    let count = length(of: "`", from: position)
    let start = position + count
    var end = start
    while end < characters.count {
      let closing = length(of: "`", from: end)
      if closing == count { break }
      end += max(closing, 1)
    }
    guard end < characters.count else {
      append(String(repeating: "`", count: count))
      position = start
      return
    }
    var code = String(characters[start..<end]).replacing("\n", with: " ")
    if code.count > 2, code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " })
    {
      code = String(code.dropFirst().dropLast())
    }
    pieces.append(.run(MarkdownRun(text: code, intent: .code)))
    position = end + count
  }

  private mutating func readDelimiters() {
    let mark = characters[position]
    let count = length(of: mark, from: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + count < characters.count ? characters[position + count] : " "
    pieces.append(.delimiter(MarkdownDelimiter(mark, count: count, before: before, after: after)))
    position += count
  }

  /// A closing bracket, which makes a link of all since the opening one if an address follows.
  private mutating func readLink() {
    let opening = pieces.lastIndex { if case .bracket = $0 { true } else { false } }
    guard let opening, let (address, end) = address(from: position + 1) else { return readText() }
    let link = URL(string: address)
    let content = MarkdownPiece.resolved(Array(pieces[(opening + 1)...]))
    pieces.removeSubrange(opening...)
    pieces += content.map { run in
      .run(MarkdownRun(text: run.text, intent: run.intent, link: run.link ?? link))
    }
    position = end
  }

  /// The address in parentheses, and the position after it.
  private func address(from start: Int) -> (String, Int)? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var (depth, end) = (0, start)
    while end < characters.count {
      if characters[end] == "(" { depth += 1 }
      if characters[end] == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    guard end < characters.count else { return nil }
    let text = String(characters[(start + 1)..<end])
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let hasTitle = words.count < 2 || words[1].hasPrefix("\"") || words[1].hasPrefix("'")
    return hasTitle ? (words.first.map(String.init) ?? "", end + 1) : nil
  }

  /// An address in angle brackets, which is a link.
  private mutating func readAddress() {
    let rest = characters[position...]
    guard let end = rest.firstIndex(of: ">") else { return readText() }
    let text = String(characters[(position + 1)..<end])
    let isAddress = text.contains(":") && !text.contains { $0.isWhitespace || $0 == "<" }
    guard isAddress, let url = URL(string: text), url.scheme != nil else { return readText() }
    pieces.append(.run(MarkdownRun(text: text, link: url)))
    position = end + 1
  }

  private func length(of character: Character, from start: Int) -> Int {
    characters[start...].prefix { $0 == character }.count
  }
}
