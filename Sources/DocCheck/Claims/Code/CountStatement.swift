/// What a sentence says of how many things code has.
struct CountStatement: Hashable, Sendable {
  let number: Int
  let kind: SymbolKind
  /// The type that has them; nothing where all of the code does.
  let type: String?
  /// Whether the sentence only points to so many things, which may be some of those that are there.
  let isPointing: Bool
}
