/// Reads whether a stretch of prose says one thing and nothing else, in whatever order.
///
/// What is said is compared with facts only where every word is known: any other may change it.
struct PlainStatement {
  private let text: FoldedText
  /// Where the words that change nothing end, by where they begin.
  private let words: [Int: [Int]]

  /// - Parameters:
  ///   - text: the prose.
  ///   - hits: the cues in it.
  ///   - groups: the cues that change nothing.
  init(_ text: FoldedText, _ hits: [CueHit], ignoring groups: CueGroups) {
    self.text = text
    words = Dictionary(
      grouping: hits.filter { groups.contains($0.group) },
      by: \.range.lowerBound
    ).mapValues { $0.map(\.range.upperBound) }
  }

  /// The longest statement in bytes: what says one thing is short, and a flood of words costs no more.
  static let longest = 300

  /// The most words of a sort that a statement is looked for by.
  static let mostWords = 4

  /// Whether a range holds some parts and, besides them, only words that change nothing.
  func says(_ parts: [Range<Int>], in range: Range<Int>) -> Bool {
    guard range.count <= Self.longest else { return false }
    var index = range.lowerBound
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard part.lowerBound >= index, part.upperBound <= range.upperBound,
        isEmpty(index..<part.lowerBound)
      else { return false }
      index = part.upperBound
    }
    return isEmpty(index..<range.upperBound)
  }

  /// Whether a range holds only blanks, punctuation and words that change nothing.
  func isEmpty(_ range: Range<Int>) -> Bool {
    var isReached = [Bool](repeating: false, count: range.count + 1)
    isReached[0] = true
    for index in range where isReached[index - range.lowerBound] {
      if Self.blanks.contains(text.bytes[index]) {
        isReached[index + 1 - range.lowerBound] = true
      } else if Self.wideBlanks.contains(where: { text.holds($0, at: index) }),
        index + 3 <= range.upperBound
      {
        isReached[index + 3 - range.lowerBound] = true
      }
      for end in words[index] ?? [] where end <= range.upperBound {
        isReached[end - range.lowerBound] = true
      }
    }
    return isReached[range.count]
  }

  private static let blanks = Set(" \n.,:!*".utf8)
  private static let wideBlanks: [StaticString] = ["。", "、"]
}
