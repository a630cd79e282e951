/// A comment that stands for code: `// ...`, `/* … */`, `// 略`.
enum ElisionComment {
  /// Words that say that something is left out, in lower case.
  private static let words = [
    "rest of", "the rest", "etc.", "omitted", "elided", "snip", "left out", "same as before",
    "as before", "more code", "other code", "your code", "existing code", "unchanged",
    "省略", "中略", "以下略", "前略", "後略", "생략", "同上",
  ]

  /// Whether a comment at the end of a body says that the body goes on: `// ... and so on`,
  /// `// look it up in the cache ...`.
  static func endsBody(_ text: String) -> Bool {
    let end = text.reversed().drop { brackets.contains($0) }.prefix { dots.contains($0) }
    let words = text.split(whereSeparator: \.isWhitespace).count
    return isDots(String(end))
      || isElision(text) && (beginsWithDots(text) || words <= longestPhrase)
  }

  /// Whether a comment at the end of a list of members says that there are more: `// other properties...`,
  /// `// init`.
  static func endsList(_ text: String) -> Bool {
    let words = text.lowercased().identifiers
    if !words.isEmpty, words.allSatisfy(initializers.contains) { return true }
    return endsBody(text) && text.split(whereSeparator: \.isWhitespace).count <= longestPhrase
  }

  private static let initializers: Set<String> = [
    "deinit", "init", "initializer", "initializers", "inits",
  ]

  /// Whether a comment says that nothing stands in its place.
  static func deniesCode(_ text: String) -> Bool {
    let words = text.lowercased().identifiers
    return words.count <= 3 && !Set(words).isDisjoint(with: ["nothing", "empty", "noop", "op"])
      || text.contains("何もしない") || text.contains("아무것도")
  }

  /// The most words, the slashes among them, that say no more than that code is left out.
  private static let longestPhrase = 6

  private static func beginsWithDots(_ text: String) -> Bool {
    isDots(text.drop { brackets.contains($0) }.prefix { dots.contains($0) })
  }

  /// Characters in which writers draw dots, and brackets that they put around them.
  private static let dots: Set<Character> = [".", "…", "⋯", "⋮", "・", "~"]
  private static let brackets: Set<Character> = ["[", "]", "(", ")", "<", ">", " ", "\t", "/", "*"]

  /// Whether a comment's text, without its slashes, says that code is left out.
  static func isElision(_ text: String) -> Bool {
    guard let start = text.firstIndex(where: { !brackets.contains($0) }),
      let end = text.lastIndex(where: { !brackets.contains($0) })
    else { return false }
    let core = text[start...end]
    if core == "略" || core.lowercased() == "etc" { return true }
    return beginsWithDots(text) || core.lowercased().holdsAny(of: words)
  }

  /// Whether a comment names what the members of a type are, as one may that stands for them:
  /// `/* properties */`.
  static func namesMembers(_ text: String) -> Bool {
    !deniesCode(text)
      && (!memberWords.isDisjoint(with: text.lowercased().identifiers)
        || ["プロパティ", "メソッド", "実装", "속성", "프로퍼티", "메서드", "구현", "属性", "方法", "实现"]
          .contains { text.contains($0) })
  }

  private static let memberWords: Set<String> = [
    "body", "code", "definition", "details", "fields", "implementation", "members", "methods",
    "properties", "stuff",
  ]

  /// Whether a name in code is a word for what is left out, which wide parentheses may be a part of:
  /// `（後略）`.
  static func isName(_ text: String) -> Bool {
    guard text.utf8.first.map({ $0 >= 0x80 }) == true else { return false }
    return names.contains(text.filter { !"（）【】［］〈〉".contains($0) })
  }

  private static let names: Set<String> = [
    "略", "前略", "中略", "後略", "下略", "以下略", "省略", "以下省略", "생략", "중략", "후략", "이하생략",
  ]

  /// Whether something may be left out on a line of code.
  static func occurs(in line: String) -> Bool { line.contains("...") || line.contains("…") }

  /// Whether a text is nothing but dots, as many as leave something out.
  static func isDots(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, dots.contains(first) else { return false }
    let isWide = first == "…" || first == "⋯" || first == "⋮"
    return text.allSatisfy { dots.contains($0) } && (isWide || text.count >= 3)
  }
}
