/// A cue of a word list, expanded to one string of bytes.
///
/// In the lists `#` is a number in digits, `_` an optional blank, `{name}` any word of a class, a
/// leading `<` binds the cue to the start of the sentence, a trailing `^` to a capital letter
/// after it; a leading or a trailing `*` lets a Latin word go on there.
struct Cue: Sendable, Equatable {
  /// What the cue is matched against folded prose with.
  let bytes: [UInt8]
  let isAtSentenceStart: Bool
  /// Whether a capital letter must follow.
  let isBeforeCapital: Bool
  /// Whether the cue may start, or end, inside a Latin word.
  let isOpenAtStart: Bool
  let isOpenAtEnd: Bool
  /// Whether the cue is a stem that endings follow.
  let isStem: Bool

  /// The cues that a pattern of a word list represents.
  static func expand(
    _ pattern: String,
    classes: [String: [String]],
    language: ProseLanguage,
    isStem: Bool = false
  ) throws -> [Cue] {
    var body = pattern[...]
    let isAtSentenceStart = drop("<", fromStartOf: &body)
    let isOpenAtStart = drop("*", fromStartOf: &body)
    let isBeforeCapital = drop("^", fromEndOf: &body)
    let isOpenAtEnd = drop("*", fromEndOf: &body)
    return try alternatives(body, classes: classes, language: language).map { spelling in
      let bytes = withoutFoldedBlanks(spelling)
      return Cue(
        bytes: bytes,
        isAtSentenceStart: isAtSentenceStart,
        isBeforeCapital: isBeforeCapital,
        isOpenAtStart: isOpenAtStart || !(bytes.first.map(ByteClass.isLetter) ?? false),
        isOpenAtEnd: isOpenAtEnd || !(bytes.last.map(ByteClass.isLetter) ?? false),
        isStem: isStem || isOpenAtEnd
      )
    }
  }

  /// Leaves out the blanks that folding takes out of prose: beside ideographs and kana, and
  /// between a number and hangul.
  private static func withoutFoldedBlanks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var last: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isFolded =
        ByteClass.leadsIdeograph(last) || ByteClass.leadsIdeograph(next)
        || last == Marker.number && ByteClass.leadsHangul(next)
      if byte != UInt8(ascii: " ") || !isFolded { result.append(byte) }
      if !ByteClass.isContinuation(byte) { last = byte }
    }
    return result
  }

  private static func drop(_ mark: Character, fromStartOf text: inout Substring) -> Bool {
    guard text.first == mark else { return false }
    text.removeFirst()
    return true
  }

  private static func drop(_ mark: Character, fromEndOf text: inout Substring) -> Bool {
    guard text.last == mark else { return false }
    text.removeLast()
    return true
  }

  private static func alternatives(
    _ pattern: Substring,
    classes: [String: [String]],
    language: ProseLanguage
  ) throws -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var rest = pattern
    while let first = rest.first {
      rest.removeFirst()
      switch first {
      case "#": results = results.map { $0 + [Marker.number] }
      case "_": results += results.map { $0 + [UInt8(ascii: " ")] }
      case "{":
        let name = String(rest.prefix { $0 != "}" })
        rest = rest.dropFirst(name.count + 1)
        guard let words = classes[name] else {
          throw LexiconFile.Failure.unknownClass(name, language)
        }
        let choices = words.map { $0 == "#" ? [Marker.number] : Array($0.utf8) }
        results = results.flatMap { head in choices.map { head + $0 } }
      default: results = results.map { $0 + Array(String(first).utf8) }
      }
    }
    return results
  }
}
