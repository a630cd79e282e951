/// The cues of all languages, ready to be looked for.
struct Lexicon: Sendable {
  private var trie = CueTrie()

  /// Builds the lexicon from word lists.
  init(_ files: [LexiconFile]) throws {
    for file in files {
      for (name, entries) in file.groups {
        guard let group = CueGroup(rawValue: name) else {
          throw LexiconFile.Failure.unknownGroup(name, file.language)
        }
        for pattern in entries.flatMap(\.cues) {
          let cues = try Cue.expand(pattern, classes: file.classes, language: file.language)
          for cue in cues { trie.insert(cue, group: group, language: file.language) }
        }
      }
    }
  }

  /// The lexicon of the word lists that are built into doccheck.
  static func standard() throws -> Lexicon { try built.get() }

  /// The word lists that are built into doccheck.
  static func standardFiles() throws -> [LexiconFile] {
    try [
      PackageResources.en_json, PackageResources.ja_json, PackageResources.ko_json,
      PackageResources.zh_json,
    ].map(LexiconFile.read)
  }

  private static let built = Result { try Lexicon(standardFiles()) }

  /// The cues in a text, in the order of their first bytes.
  func hits(in text: FoldedText, source: SourceText) -> [CueHit] {
    var hits: [CueHit] = []
    trie.scan(text, source: source) { hits.append($0) }
    return hits
  }
}
