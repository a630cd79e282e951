/// The cues of all languages, ready to be looked for.
struct Lexicon: Sendable {
  private var trie = CueTrie()
  /// The cues that are looked for only in a sentence that may state a fact: most sentences are full
  /// of them.
  private var details = CueTrie()

  /// The numbers in words.
  private(set) var numerals = NumeralTable()

  /// Builds the lexicon from word lists.
  init(_ files: [LexiconFile]) throws {
    for file in files {
      numerals.insert(file.numerals, counters: file.counters, values: file.values)
      for entry in file.entries {
        guard let group = CueGroup(name: entry.group) else {
          throw LexiconFile.Failure.unknownGroup(entry.group, file.language)
        }
        for cue in try file.cues(of: entry) {
          if group.isDetail {
            details.insert(cue, group: group, language: file.language)
          } else {
            trie.insert(cue, group: group, language: file.language)
          }
        }
      }
    }
  }

  /// The cues of a group in all word lists that are built into doccheck, for texts in lower case.
  ///
  /// Nothing if the lists were built broken, which `standard()` reports before any article is read.
  static func standardWords(of group: CueGroup) -> [String] {
    let files = (try? standardFiles()) ?? []
    return files.flatMap { file in
      file.entries.filter { $0.group == group.name }.flatMap { entry in
        (try? file.cues(of: entry)) ?? []
      }
    }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The lexicon of the word lists that are built into doccheck.
  static func standard() throws -> Lexicon { try built.get() }

  /// The word lists that are built into doccheck.
  static func standardFiles() throws -> [LexiconFile] { try files.get() }

  private static let files = Result {
    try [
      LexiconFile(PackageResources.en_txt, language: .english),
      LexiconFile(PackageResources.ja_txt, language: .japanese),
      LexiconFile(PackageResources.ko_txt, language: .korean),
      LexiconFile(PackageResources.zh_txt, language: .chinese),
    ]
  }

  private static let built = Result { try Lexicon(standardFiles()) }

  /// The cues in a text, in the order of their first bytes.
  func hits(in text: FoldedText, source: SourceText) -> [CueHit] {
    var hits: [CueHit] = []
    trie.scan(text, in: 0..<text.count, source: source) { hits.append($0) }
    return hits
  }

  /// The cues of facts in a sentence, in the order of their first bytes.
  func details(
    in sentence: Range<Int>,
    of text: FoldedText,
    source: SourceText,
    languages: Set<ProseLanguage>
  ) -> [CueHit] {
    var hits: [CueHit] = []
    details.scan(text, in: sentence, source: source) { hit in
      if languages.contains(hit.language) { hits.append(hit) }
    }
    return hits
  }
}
