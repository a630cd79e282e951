/// A place in the prose that names something of the code.
struct Mention: Sendable {
  let name: SymbolName
  /// What the words beside the name call it.
  let kind: SymbolKind?
  /// The offset in the raw file at which the name begins.
  let offset: Int
  /// The bytes of the raw file that the sentence takes.
  let sentence: Range<Int>
  /// The kinds that the whole sentence speaks of.
  let kindsInSentence: Set<SymbolKind>
}
