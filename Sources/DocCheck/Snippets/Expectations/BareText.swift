/// A text without quotes after an arrow: `Hello, Ann` or `BOB`, or a remark about the code.
struct BareText {
  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = text
    words = Self.words(of: text)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Whether it may be meant to be a string: both are one word, or they have half of their words in common.
  func mayShow(_ string: String) -> Bool {
    let others = Self.words(of: string)
    if words.count == 1 {
      return others.count == 1 && !Self.remarks.contains(words[0])
    }
    let common = Set(words).intersection(others).subtracting(Self.commonWords).count
    // A text beside a text in quotes says something of that.
    return common > 0 && common * 2 >= max(words.count, others.count)
      && !text.contains { "\"“「".contains($0) }
  }

  /// Whether it is a remark instead of some output: a phrase that has no word of the output.
  func isRemark(beside output: String) -> Bool {
    let isPhrase = words.count >= 3 && text.first?.isLowercase == true
    return isPhrase && !text.contains { $0.isNumber || "\"“[]{}=:".contains($0) }
      && Set(words).isDisjoint(with: Self.words(of: output))
  }

  /// Whether it names a type instead of a value: `[String]`, `Optional<Int>`, `(Int) -> Int`.
  var isType: Bool {
    text.wholeMatch(of: Self.type) != nil && (text.contains { "[<?>".contains($0) } || isStandard)
  }

  private var isStandard: Bool { Self.standard.contains(text) }

  private static let type = Pattern(
    /[\[(]*[A-Z]\w*(?:(?:[\])?!<>:,.]|->| )+[\[(]*[A-Z]\w*)*[\])?!>]*/
  )

  private static let standard: Set<String> = [
    "Bool", "Character", "Double", "Float", "Int", "String", "UInt", "Void",
  ]

  /// Words that say nothing of what two texts have in common.
  private static let commonWords: Set<String> = [
    "a", "an", "and", "are", "in", "is", "it", "of", "on", "the", "to",
  ]

  /// Words that say something of a value instead of being one.
  private static let remarks: Set<String> = [
    "allowed", "compiles", "copied", "copy", "correct", "crash", "crashes", "deprecated", "empty",
    "error", "expected", "fails", "false", "fine", "here", "ignored", "inferred", "invalid", "new",
    "nil", "nothing", "ok", "okay", "old", "optional", "same", "unchanged", "unused", "used",
    "valid", "works", "wrong",
  ]
}
