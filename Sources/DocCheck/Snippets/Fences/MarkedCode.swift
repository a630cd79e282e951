/// Takes out of code what writers put in for readers' eyes: emphasis, tags of HTML, numbers of lines,
/// call-outs, signs for blanks and ends of lines, and characters as HTML writes them.
///
/// Blanks take the place of what is taken out, so that all places stay. It is only markup where the parser
/// refuses the code with it and accepts the code without it.
struct MarkedCode {
  /// The code without the markup.
  let block: CodeBlock
  let parsed: ParsedSwift

  /// Nothing where a block has no markup, or is no Swift without it either.
  ///
  /// - Parameter parsed: what the parser makes of the block's code.
  init?(_ block: CodeBlock, parsed: ParsedSwift) {
    let lines = block.lines.map(\.text)
    // The parser takes a closing tag for an operator, and stars before a name as well.
    guard
      !parsed.errors.isEmpty || lines.contains(where: { Self.closesTag($0) || Self.boldsName($0) }),
      block.lines.count <= Self.mostLines
    else { return nil }
    let numbered = Self.withoutNumbers(lines) ?? lines
    guard numbered != lines || lines.contains(where: Self.mayHaveMarks),
      parsed.errors.isEmpty || !CompilableCode(block.text, parsed: parsed).parsed.errors.isEmpty
    else { return nil }
    for isContentKept in [true, false] {
      let texts = numbered.map { Self.withoutMarks($0, isContentKept: isContentKept) }
      guard texts != lines else { return nil }
      let code = texts.map { $0 + "\n" }.joined()
      let clean = ParsedSwift(code)
      guard clean.errors.isEmpty || CompilableCode(code, parsed: clean).parsed.errors.isEmpty,
        !clean.items.isEmpty,
        // Programs print numbers at the start of lines, too.
        numbered == lines || SwiftRecogniser.recognises(code, parsed: clean)
      else { continue }
      var result = block
      result.lines = zip(block.lines, texts).map { $0.with(text: $1) }
      (self.block, self.parsed) = (result, clean)
      return
    }
    return nil
  }

  /// The most lines of a block in which markup is looked for.
  private static let mostLines = 1000

  /// The most bytes of a line in which names are looked for of which a part is bold.
  private static let longestLine = 1000

  /// The lines with blanks for their numbers; nothing where they do not count up from line to line.
  private static func withoutNumbers(_ lines: [String]) -> [String]? {
    let numbers = lines.map { $0.prefixMatch(of: Self.lineNumber) }
    let values = numbers.compactMap { $0.flatMap { Int($0.1) } }
    let isBlank = lines.map(\.trimmingBlanks.isEmpty)
    guard values.count > 1, values.count + isBlank.count(where: \.self) >= lines.count,
      zip(values, values.dropFirst()).allSatisfy({ $1 == $0 + 1 })
    else { return nil }
    return zip(lines, numbers).map { line, number in
      guard let number else { return line }
      return blanks(line[number.range]) + line[number.range.upperBound...]
    }
  }

  private static func mayHaveMarks(_ line: String) -> Bool {
    line.utf8.contains {
      $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "&") || $0 > 0x7F
    }
  }

  /// Whether a tag is closed in a line outside of strings.
  private static func closesTag(_ line: String) -> Bool {
    line.utf8.firstRange(of: "</".utf8) != nil
      && outsideOfStrings(line).contains { $0.contains(Self.closingTag) }
  }

  /// Whether a line has a name between stars outside of strings.
  private static func boldsName(_ line: String) -> Bool {
    line.utf8.firstRange(of: "**".utf8) != nil
      && outsideOfStrings(line).contains { $0.contains(Self.boldName) }
  }

  /// The parts of a line that are in no string.
  private static func outsideOfStrings(_ line: String) -> [Substring] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element)
  }

  private static func withoutMarks(_ line: String, isContentKept: Bool) -> String {
    guard mayHaveMarks(line) else { return line }
    var result = line
    if !isContentKept {
      result.replace(Self.element) { blanks($0.output.0) }
    }
    // The attributes of a tag are between quotation marks, too.
    result.replace(Self.spanTag) { blanks($0.output) }
    result.replace(Self.numberedTag) { blanks($0.output) }
    return result.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 0 ? withoutMarks(inCode: $0.element) : String($0.element) }
      .joined(separator: "\"")
  }

  private static func withoutMarks(inCode part: Substring) -> String {
    var result = String(part)
    result.replace(tag) { blanks($0.output.0) }
    // A name of which a part is bold stays one name; looking for one takes long in a long line.
    if part.utf8.count <= longestLine, part.utf8.firstRange(of: "**".utf8) != nil {
      result.replace(Self.partlyBoldName) { match in
        let name = match.output.replacing("**", with: "")
        return name + String(repeating: " ", count: match.output.count - name.count)
      }
    }
    result.replace(Self.boldText) { "  \($0.output.1)  " }
    result.replace(Self.ampersands) { match in
      let count = match.output.0.count / "&amp;".count
      return String(repeating: " ", count: match.output.0.count - count)
        + String(repeating: "&", count: count)
    }
    result.replace(Self.angle) { ($0.output.1 == "l" ? "<" : ">") + "   " }
    result.replace(callOut) { blanks($0.output) }
    result.replace(visibleBlank) { blanks($0.output) }
    return result
  }

  /// As many blanks as a text has bytes.
  private static func blanks(_ text: Substring) -> String {
    String(repeating: " ", count: text.utf8.count)
  }

  private static let lineNumber = Pattern(/\s*(\d+)[.:|]?(?=\s|$)\s?\|?/)
  private static let closingTag = Pattern(/<\/(?:b|i|u|em|mark|code|span|strong)>/)
  private static let element = Pattern(/<(span|mark|em|i|small|sup|sub)\b[^>]*>[^<]*<\/\1>/)
  private static let spanTag = Pattern(/<\/?span\b[^<>]*>/)
  private static let numberedTag = Pattern(/\s<\d{1,2}>\s*$/)
  private static let boldName = Pattern(/(?:^|[\s(\[=:,.])\*\*\w[^*]*\*\*/)
  private static let partlyBoldName = Pattern(
    /(?:\w|\*\*[\w.]+\*\*)*(?:\w\*\*[\w.]+\*\*|\*\*[\w.]+\*\*(?=\w))(?:\w|\*\*[\w.]+\*\*)*/
  )
  private static let ampersands = Pattern(/(&amp;)+/)
  private static let angle = Pattern(/&(l|g)t;/)
  private static let boldText = Pattern(/\*\*(\S(?:[^*]*[^*\s])?)\*\*/)
  private static let tag = Pattern(
    /<\/?(b|i|u|s|a|em|br|del|ins|sub|sup|kbd|font|mark|code|span|small|strong)(?:\s[^<>]*)?\/?>/
  )
  private static let callOut = Pattern(/[\u{2460}-\u{24FF}\u{2776}-\u{2793}]/)
  /// Dots and open boxes for blanks, arrows for tabs and ends of lines, and the sign for a paragraph.
  private static let visibleBlank = Pattern(
    /[\u{B7}\u{2219}\u{22C5}\u{2423}\u{23B5}\u{21B9}\u{21E5}\u{21B5}\u{23CE}\u{B6}]/
  )
}
