/// Searches for the line breaks with which the parser accepts code.
///
/// A comment that begins with `//` swallows what follows it on its line. Where all code is on one
/// line the possible ends of its comments are tried: the places where Swift plausibly goes on.
struct CommentEndSearch {
  private let code: [UInt8]
  /// Whether all code is on one line.
  private let isSingleLine: Bool
  /// The bytes that may still be parsed.
  private var budget = 512 << 10

  private static let statements: Set<String> = [
    "if", "guard", "for", "while", "switch", "do", "case", "default", "try", "await", "throw",
    "defer", "break", "continue", "else", "get", "set",
  ]

  init(_ code: String) {
    self.code = Array(code.utf8)
    isSingleLine = code.split(whereSeparator: \.isNewline).count == 1
  }

  /// The line breaks of the first reading that the parser accepts.
  ///
  /// - Parameter faults: what is wrong with the code as it stands.
  mutating func lineBreaks(_ faults: CodeFaults) -> [Int]? { search([], from: 0, faults) }

  /// - Parameters:
  ///   - ends: the ends of the comments that were cut off.
  ///   - start: where the next comment may begin.
  ///   - faults: what is wrong with the code where the comments end there.
  private mutating func search(_ ends: [Int], from start: Int, _ faults: CodeFaults) -> [Int]? {
    if faults.others.isEmpty {
      let lost = faults.lineBreaks.map { original($0, ends) }
      return faults.hasIdleStatements ? nil : (ends + lost).sorted()
    }
    let comments = faults.comments.map { original($0, ends) }
    guard isSingleLine, let comment = comments.first(where: { $0 >= start }),
      faults.others.allSatisfy({ original($0, ends) > comment })
    else { return nil }
    for end in self.ends(ofCommentAt: comment) {
      budget -= code.count
      guard budget > 0 else { return nil }
      let next = ends + [end]
      let text = text(next)
      guard ParserLimit.admits(text) else { continue }
      if let found = search(next, from: end, CodeFaults(in: text)) { return found }
    }
    return nil
  }

  /// The code with a line break at the end of some comments.
  private func text(_ ends: [Int]) -> String {
    var bytes = code
    for offset in ends.reversed() { bytes.insert(UInt8(ascii: "\n"), at: offset) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The offset in the code of an offset in the text with those line breaks.
  private func original(_ offset: Int, _ ends: [Int]) -> Int {
    ends.enumerated().reduce(offset) { result, entry in
      entry.element + entry.offset < offset ? result - 1 : result
    }
  }

  /// Where a comment may end, the first place first.
  private func ends(ofCommentAt start: Int) -> [Int] {
    let first = code[(start + 2)...].drop { $0 == UInt8(ascii: " ") }.startIndex
    return code.indices[first...].dropFirst().filter { index in
      code[index - 1] == UInt8(ascii: " ") && code[index] != UInt8(ascii: " ") && resumes(at: index)
    }
  }

  /// Whether Swift may go on at an offset: with a brace, a declaration, a statement or a call.
  private func resumes(at index: Int) -> Bool {
    let rest = code[index...]
    if "}.)".utf8.contains(code[index]) || CodeStart.isPlausible(rest) { return true }
    let word = String(decoding: rest.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    if name == "return" { return returns(rest.dropFirst(name.utf8.count)) }
    if Self.statements.contains(String(name)) { return true }
    guard let first = name.utf8.first, first < 0x80 else { return false }
    if let mark = word.dropFirst(name.count).first { return "(.{[".contains(mark) }
    let next = rest.dropFirst(word.utf8.count).drop { $0 == UInt8(ascii: " ") }.prefix(2)
    return next.first == UInt8(ascii: "{") || next.elementsEqual("= ".utf8)
      || next.dropFirst().elementsEqual("=".utf8)
  }

  /// Whether code can stand behind `return`: in prose several words do.
  private func returns(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: rest.prefix(200), as: UTF8.self).split(separator: " ").prefix(2)
    return !words.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "," } }
      || words.last.map { CodeStart.isKeyword($0) } ?? true
  }
}
