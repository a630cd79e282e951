/// Makes tables of paragraphs that are tables to their readers (GitHub Flavored Markdown §4.10):
/// libcmark 0.30 hands their rows on as text.
///
/// What the delimiter row does not allow for stays a paragraph; no text is lost. A bar after a
/// backslash divides nothing: in text it comes as an element of its own, in code with its backslash.
struct TableBuilder {
  /// A cell's tokens, balanced.
  private typealias Cell = [HTMLToken]

  /// The elements that may go on after a bar: they are closed before it and opened again.
  private static let divisible: Set<String> = ["mark", "em", "strong"]

  /// The tokens of a document with its tables.
  static func tables(in tokens: [HTMLToken]) -> [HTMLToken] {
    var result: [HTMLToken] = []
    var index = 0
    while index < tokens.count {
      if tokens[index] == .open(name: "p"),
        let end = tokens[index...].firstIndex(of: .close(name: "p")),
        let table = table(of: Array(tokens[index + 1..<end]))
      {
        result += table
        index = end + 1
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  /// A paragraph as what comes before its table, and the table; nothing if it holds none.
  private static func table(of paragraph: [HTMLToken]) -> [HTMLToken]? {
    guard paragraph.contains(where: { $0.text?.contains("|") ?? false }) else { return nil }
    let lines = split(paragraph, at: "\n")
    guard let place = lines.firstIndex(where: { alignments($0) != nil }), place > 0,
      let alignments = alignments(lines[place])
    else { return nil }
    let head = cells(of: lines[place - 1])
    guard head.count == alignments.count else { return nil }
    let before = lines[..<(place - 1)]
    let lead =
      before.isEmpty
      ? [] : [.open(name: "p")] + before.joined(separator: [.text("\n")]) + [.close(name: "p")]
    let rows = lines[(place + 1)...].map { row(cells(of: $0), of: "td", alignments) }
    let body = rows.isEmpty ? [] : element("tbody", [:], rows.flatMap(\.self))
    let top = element("thead", [:], row(head, of: "th", alignments))
    return lead + element("table", [:], top + body)
  }

  /// The classes of the columns, if a line is a delimiter row.
  private static func alignments(_ line: [HTMLToken]) -> [String?]? {
    guard line.count == 1, let text = line[0].text, text.contains("-"), text.contains("|"),
      text.allSatisfy({ "|:- ".contains($0) })
    else { return nil }
    return cells(of: line).map { cell in
      let dashes = cell.compactMap(\.text).joined()
      switch (dashes.hasPrefix(":"), dashes.hasSuffix(":")) {
      case (true, true): return "center"
      case (false, true): return "right"
      default: return nil
      }
    }
  }

  /// The cells of a line, without the bars at its ends and the blanks around them.
  private static func cells(of line: [HTMLToken]) -> [Cell] {
    var cells = split(line, at: "|").map { trimmed($0.map(withoutEscapedBars)) }
    if cells.first?.isEmpty ?? false { cells.removeFirst() }
    if cells.last?.isEmpty ?? false { cells.removeLast() }
    return cells
  }

  /// A text of a cell without the backslashes before bars: only those of code are left by cmark.
  private static func withoutEscapedBars(_ token: HTMLToken) -> HTMLToken {
    guard let text = token.text, text.contains("\\|") else { return token }
    return .text(
      text.split(separator: "\\|", omittingEmptySubsequences: false).joined(separator: "|")
    )
  }

  /// A row of as many cells as the table has columns: missing ones are empty, and what is too much
  /// is in the last one.
  private static func row(
    _ cells: [Cell],
    of name: String,
    _ alignments: [String?]
  ) -> [HTMLToken] {
    let last = alignments.count - 1
    let contents = alignments.indices.map { column -> Cell in
      guard column < cells.count else { return [] }
      return column < last ? cells[column] : Cell(cells[last...].joined(separator: [.text(" | ")]))
    }
    let elements = zip(contents, alignments).flatMap { cell, alignment in
      element(name, alignment.map { ["class": $0] } ?? [:], cell)
    }
    return element("tr", [:], elements)
  }

  private static func element(
    _ name: String,
    _ attributes: [String: String],
    _ content: [HTMLToken]
  ) -> [HTMLToken] {
    let attributes = attributes.map { HTMLToken.Attribute(name: $0.key, value: $0.value) }
    return [.open(name: name, attributes: attributes)] + content + [.close(name: name)]
  }

  /// Cuts tokens at a character of their text; elements that can go on after it do.
  private static func split(_ tokens: [HTMLToken], at character: Character) -> [[HTMLToken]] {
    var parts: [[HTMLToken]] = [[]]
    var open: [HTMLToken] = []
    for token in tokens {
      guard let text = token.text, open.allSatisfy({ divisible.contains($0.name ?? "") }) else {
        if case .open = token { open.append(token) }
        if case .close = token { _ = open.popLast() }
        parts[parts.count - 1].append(token)
        continue
      }
      let pieces = text.split(separator: character, omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          parts[parts.count - 1] += open.reversed().compactMap { $0.name.map(HTMLToken.close) }
          parts.append(open)
        }
        if !piece.isEmpty { parts[parts.count - 1].append(.text(String(piece))) }
      }
    }
    return parts
  }

  /// The tokens without blanks at their ends, and nothing if there is nothing else.
  private static func trimmed(_ tokens: [HTMLToken]) -> [HTMLToken] {
    guard tokens.contains(where: { !($0.text?.allSatisfy(\.isWhitespace) ?? false) }) else {
      return []
    }
    var tokens = tokens
    // Between the cell's end and its text there may be tags.
    if let first = tokens.firstIndex(where: { $0.text != nil }), let text = tokens[first].text {
      tokens[first] = .text(String(text.drop(while: \.isWhitespace)))
    }
    if let last = tokens.lastIndex(where: { $0.text != nil }), let text = tokens[last].text {
      tokens[last] = .text(String(text.reversed().drop(while: \.isWhitespace).reversed()))
    }
    return tokens
  }
}

extension HTMLToken {
  /// The text of a piece of text.
  fileprivate var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The name of an element that is opened.
  fileprivate var name: String? {
    guard case .open(let name, _) = self else { return nil }
    return name
  }
}
