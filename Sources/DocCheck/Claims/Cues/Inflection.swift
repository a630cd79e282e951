/// How a word of a list inflects, so that the list names it once.
enum Inflection: String, Sendable {
  case none = ""
  /// A verb in its dictionary form: `reduce`, `줄이다`.
  case verb
  /// A Korean adjective or verb whose ㅂ changes before a vowel: `가볍다`.
  case verbB = "verb-b"
  /// A Korean adjective or verb whose ㅅ is lost before a vowel: `낫다`.
  case verbS = "verb-s"
  /// An English noun in the singular.
  case noun

  /// The forms of a word; the Korean ones are stems that any ending may follow.
  func forms(of word: String) -> [String] {
    guard self != .none else { return [word] }
    if word.hasSuffix("다") { return KoreanStems(word, self).forms }
    return self == .noun ? [word, Self.plural(word)] : Self.conjugated(word)
  }

  /// Whether the forms go on with endings that the list does not name.
  var leavesStems: Bool { self == .verb || self == .verbB || self == .verbS }

  private static func plural(_ noun: String) -> String {
    if let stem = stem(of: noun) { return stem + "ies" }
    let hisses = ["s", "x", "ch", "sh", "z"]
    return noun + (hisses.contains(where: noun.hasSuffix) ? "es" : "s")
  }

  /// The forms of an English verb; what follows it ("go in") stays.
  private static func conjugated(_ phrase: String) -> [String] {
    let verb = String(phrase.prefix { $0 != " " })
    let rest = phrase.dropFirst(verb.count)
    let root = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    let past = stem(of: verb).map { $0 + "ied" } ?? root + "ed"
    return [verb, plural(verb), past, root + "ing"].map { $0 + rest }
  }

  /// The word without a `y` that follows a consonant.
  private static func stem(of word: String) -> String? {
    guard word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) else {
      return nil
    }
    return String(word.dropLast())
  }
}
