/// The texts that a sentence says are printed.
struct ToldOutput {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// Whether the texts are in an output as words of it, in their order.
  func agrees(with output: String) -> Bool {
    var rest = Self.plain(output)[...]
    for text in texts {
      guard let end = Self.spellings(text).lazy.compactMap({ Self.end(of: $0, in: rest) }).first
      else { return isUnordered(in: output) }
      rest = rest[end...]
    }
    return true
  }

  /// Whether one of the texts cannot be anything but output, and is nowhere in it.
  func differs(from output: String) -> Bool {
    let plain = Self.plain(output)
    return texts.contains { text in
      !Self.mayBeCode(text) && !Self.spellings(text).contains { plain.contains($0) }
    } && !isUnordered(in: output)
  }

  private func isUnordered(in output: String) -> Bool {
    texts.allSatisfy { text in
      let comparison = OutputComparison(
        expected: text,
        actual: output,
        isStatement: false,
        hasSets: true
      )
      return comparison.agreement != nil
    }
  }

  /// Whether a text may name something of the code, or represent more than it says.
  private static func mayBeCode(_ text: String) -> Bool {
    if ["true", "false", "nil"].contains(text) { return false }
    return text.isEmpty || text.contains("\\") || text.contains("…") || text.contains("...")
      || SymbolName(text) != nil
  }

  /// The ways to write a text: a full stop or a comma before a closing mark may belong to the
  /// sentence.
  private static func spellings(_ text: String) -> [String] {
    let plain = plain(text)
    let isOwn = plain.count > 1 && (plain.hasSuffix(".") || plain.hasSuffix(","))
    return isOwn ? [plain, String(plain.dropLast())] : [plain]
  }

  /// The text on one line, with straight marks.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("’", with: "'").replacing("“", with: "\"").replacing("”", with: "\"")
  }

  /// The end of the first place where a text is that is no part of a longer word or number.
  private static func end(of text: String, in output: Substring) -> Substring.Index? {
    guard !text.isEmpty else { return nil }
    return output.ranges(of: text).first { range in
      let before = output[..<range.lowerBound].last ?? " "
      let after = output[range.upperBound...].first ?? " "
      return !isInWord(before) && !isInWord(after)
    }?.upperBound
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
