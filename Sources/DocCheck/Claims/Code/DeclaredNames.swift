/// Reads a sentence that says which names the code beside it declares, and nothing else.
struct DeclaredNames {
  /// Which code is meant.
  let reference: CodeSentence.Reference
  let names: [String]

  /// Reads a sentence; nothing where it does not say it plainly.
  ///
  /// - Parameters:
  ///   - unit: the prose.
  ///   - sentence: the sentence in it.
  ///   - hits: the cues of its languages, those of facts included.
  ///   - source: the file.
  init?(_ unit: ProseUnit, _ sentence: Range<Int>, hits: [CueHit], source: SourceText) {
    let kinds = CueGroups(hits.lazy.map(\.group).filter { SymbolKind($0) != nil })
    let plain = PlainStatement(
      unit.text,
      hits,
      ignoring: kinds.union([.plain, .codeFiller, .called])
    )
    let hedges: CueGroups = [.codeHedge, .notAsserted, .condition, .concession, .provision]
    guard sentence.count <= PlainStatement.longest,
      unit.text.bytes[sentence].last != UInt8(ascii: "?"),
      !hits.contains(where: { hedges.contains($0.group) }),
      let places = NamedCode(in: sentence, of: unit.text, source: source).places, !places.isEmpty,
      places.allSatisfy({ $0.name.parts.count == 1 })
    else { return nil }
    let verbs = hits.filter { $0.group == .declares }
    for verb in verbs.prefix(PlainStatement.mostWords) {
      for cue in hits {
        guard cue.group != .this, let reference = CodeSentence.Reference(cue.group),
          plain.says([cue.range, verb.range] + places.map(\.range), in: sentence)
        else { continue }
        self.reference = reference
        names = places.compactMap { $0.name.parts.first?.text }
        return
      }
    }
    return nil
  }
}
