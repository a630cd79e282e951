/// The texts that a sentence says are printed.
struct ToldOutput {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  /// Whether the texts stand in an output as lines or words of it, in their order.
  func agrees(with output: String) -> Bool {
    var rest = output[...]
    for text in texts {
      guard let found = Self.word(text, in: rest) else { return isUnordered(in: output) }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// Whether one of the texts cannot be anything but output, and stands nowhere in it.
  func differs(from output: String) -> Bool {
    texts.contains { text in
      !Self.mayBeCode(text) && !output.contains(text) && !isUnordered(in: output)
    }
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

  /// Whether a text may name something of the code, or stand for more than it says.
  private static func mayBeCode(_ text: String) -> Bool {
    if ["true", "false", "nil"].contains(text) { return false }
    return text.isEmpty || text.contains("\\") || text.contains("…") || text.contains("...")
      || SymbolName(text) != nil
  }

  /// The first place where a text stands that is no part of a longer word or number.
  private static func word(_ text: String, in output: Substring) -> Range<Substring.Index>? {
    guard !text.isEmpty else { return nil }
    return output.ranges(of: text).first { range in
      let before =
        range.lowerBound > output.startIndex
        ? output[output.index(before: range.lowerBound)] : " "
      let after = range.upperBound < output.endIndex ? output[range.upperBound] : " "
      return !isInWord(before) && !isInWord(after)
    }
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
