/// A cue found in folded prose.
struct CueHit: Sendable {
  let group: CueGroup
  /// The language of the word list that holds the cue.
  let language: ProseLanguage
  /// The folded bytes of the cue.
  let range: Range<Int>
  /// Whether the cue counts only where a sentence begins.
  let isAtSentenceStart: Bool
  /// Whether the cue is a stem that endings follow.
  let isStem: Bool
}
