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

  /// The cues of a group in all word lists that are built into doccheck, for texts in lower case.
  ///
  /// Nothing if the lists were built broken, which `standard()` reports before any article is read.
  static func standardWords(of group: CueGroup) -> [String] {
    let files = (try? standardFiles()) ?? []
    return files.flatMap { file in
      (file.groups[group.rawValue] ?? []).flatMap(\.cues).flatMap { pattern in
        (try? Cue.expand(pattern, classes: file.classes, language: file.language)) ?? []
      }
    }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The lexicon of the word lists that are built into doccheck.
  static func standard() throws -> Lexicon { try built.get() }

  /// The word lists that are built into doccheck.
  static func standardFiles() throws -> [LexiconFile] { try files.get() }

  private static let files = Result {
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
