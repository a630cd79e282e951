/// The word list of one language: one word a line with its class and how it inflects.
struct LexiconFile: Sendable {
  /// One line of the list.
  struct Entry: Sendable, Equatable {
    let group: String
    let pattern: String
    let inflection: Inflection
  }

  let language: ProseLanguage
  /// The words of each class that patterns name as `{class}`.
  let classes: [String: [String]]
  let entries: [Entry]
  let numerals: [String]
  /// What the small ones of the numerals are in digits.
  let values: [String: Int]
  /// What must follow a numeral that is no word by itself.
  let counters: [String]

  /// What can be wrong with a word list.
  enum Failure: Error, Equatable, CustomStringConvertible {
    case unknownGroup(String, ProseLanguage)
    case unknownClass(String, ProseLanguage)
    case unreadableLine(String, ProseLanguage)

    var description: String {
      switch self {
      case .unknownGroup(let name, let language):
        "the word list '\(language.rawValue)' has the unknown class '\(name)'"
      case .unknownClass(let name, let language):
        "the word list '\(language.rawValue)' uses the unknown words '{\(name)}'"
      case .unreadableLine(let line, let language):
        "the word list '\(language.rawValue)' has the unreadable line '\(line)'"
      }
    }
  }

  /// Reads a word list: `class`, a tab, the word and, after a further tab, how it inflects; for a
  /// numeral, what it is in digits.
  init(_ bytes: [UInt8], language: ProseLanguage) throws {
    var classes: [String: [String]] = [:]
    var entries: [Entry] = []
    var values: [String: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let value = columns.count > 2 && columns[0] == "numeral" ? Int(columns[2]) : nil
      let inflection =
        columns.count > 2 && value == nil ? Inflection(rawValue: columns[2]) : Inflection.none
      guard columns.count >= 2, !columns[1].isEmpty, let inflection else {
        throw Failure.unreadableLine(String(line), language)
      }
      let word = columns[1].replacing("␣", with: " ")
      if let value { values[word] = value }
      if columns[0].hasPrefix("{"), columns[0].hasSuffix("}") {
        classes[String(columns[0].dropFirst().dropLast()), default: []].append(word)
      } else if columns[0] == "numeral" || columns[0] == "counter" {
        classes[columns[0], default: []].append(word)
      } else {
        entries.append(Entry(group: columns[0], pattern: word, inflection: inflection))
      }
    }
    self.language = language
    self.classes = classes
    self.entries = entries
    numerals = classes["numeral"] ?? []
    self.values = values
    counters = classes["counter"] ?? []
  }

  /// The cues of a line.
  func cues(of entry: Entry) throws -> [Cue] {
    try entry.inflection.forms(of: entry.pattern).flatMap { form in
      try Cue.expand(
        form,
        classes: classes,
        language: language,
        isStem: entry.inflection.leavesStems
      )
    }
  }
}
