/// Compares the names in an article's prose with its code and with the libraries.
struct MentionJudge {
  private let mentions: [Mention]
  private let source: SourceText
  private let symbols: ArticleSymbols
  private let library: LibrarySymbols
  /// Whether the article speaks of things as they were or might be.
  private let isProposal: Bool
  /// How often the prose names each thing.
  private let counts: [String: Int]

  init(_ draft: ArticleDraft, library: LibrarySymbols) {
    mentions = draft.mentions
    source = draft.article.source
    symbols = ArticleSymbols(
      draft.article,
      draft.items,
      mentioned: Set(mentions.compactMap(\.name.parts.last?.text))
    )
    self.library = library
    isProposal = draft.article.isAboutProposals
    counts = draft.mentions.flatMap(\.name.parts).reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
  }

  /// The findings in the order of the prose, one for each name that is wrong.
  func findings() -> [Finding] {
    guard !mentions.isEmpty else { return [] }
    let neighbours = NameNeighbours(symbols.names)
    let bySentence = Dictionary(grouping: mentions, by: \.sentence).mapValues {
      Set($0.flatMap(\.name.parts).map(\.text))
    }
    return mentions.compactMap { mention in
      unknown(mention, neighbours, beside: bySentence[mention.sentence] ?? []) ?? mistaken(mention)
    }
  }

  // MARK: Unknown names

  /// The most often that a misspelling is repeated; what is named more often is a name.
  private static let mostRepeated = 2

  private func unknown(
    _ mention: Mention,
    _ neighbours: NameNeighbours,
    beside others: Set<String>
  ) -> Finding? {
    for part in mention.name.parts where !isKnown(part.text) {
      guard counts[part.text, default: 0] <= Self.mostRepeated,
        let meant = correction(of: part.text, neighbours), !others.contains(meant)
      else { continue }
      let start = mention.offset + part.offset
      let bytes = start..<start + part.text.utf8.count
      return Finding(
        .unknownSymbol,
        at: source.span(bytes),
        "the code has no '\(part.text)'; did you mean '\(meant)'?",
        fix: Finding.Fix(edits: [Finding.Fix.Edit(bytes: bytes, replacement: meant)])
      )
    }
    return nil
  }

  private func isKnown(_ name: String) -> Bool {
    symbols.written.contains(name) || SymbolReader.keywords.contains(name) || library.has(name)
  }

  /// The one name that is a single edit away among all that the article and the libraries have.
  private func correction(of name: String, _ neighbours: NameNeighbours) -> String? {
    guard name.contains(where: \.isLowercase) else { return nil }
    let near = neighbours.neighbours(of: name).union(library.neighbours(of: name))
    guard near.count == 1, let meant = near.first, Self.isMisspelling(name, of: meant),
      symbols.names.contains(meant) || Self.isTelling(name)
    else { return nil }
    return meant
  }

  /// Whether one name is surely the other one misspelt: names that begin or end otherwise, and those
  /// that only differ in digits and underscores, are names of their own.
  private static func isMisspelling(_ name: String, of other: String) -> Bool {
    NearMiss.isSameKind(name, other) && name.first == other.first && name.last == other.last
      && name.filter(\.isLetter) != other.filter(\.isLetter)
  }

  /// Whether a name is so long that only a library's name can be meant by it: plain words are close
  /// to many.
  private static func isTelling(_ name: String) -> Bool {
    name.hasInnerCapital || name.first?.isUppercase == true && name.count > 6
  }

  // MARK: Mistaken kinds

  private func mistaken(_ mention: Mention) -> Finding? {
    guard !isProposal, let part = mention.name.parts.last, !mention.name.isAttribute,
      !SymbolReader.keywords.contains(part.text), let actual = kind(of: part.text),
      let said = saidKind(mention, part.text, of: actual), said != actual
    else { return nil }
    let start = mention.offset + part.offset
    return Finding(
      .symbolKind,
      at: source.span(start..<start + part.text.utf8.count),
      "'\(part.text)' is \(actual.phrase), not \(said.phrase)"
    )
  }

  /// The one kind of a name: what the article declares, else what the libraries do.
  private func kind(of name: String) -> SymbolKind? {
    if let own = symbols.kinds[name], own != [.other] { return own.count == 1 ? own.first : nil }
    // A plain word may also name something of another library.
    guard symbols.kinds[name] == nil, name.hasInnerCapital else { return nil }
    let kinds = library.kinds(of: name)
    return kinds.count == 1 ? kinds.first : nil
  }

  /// What the prose takes the name for, where that can be compared with what it is.
  private func saidKind(
    _ mention: Mention,
    _ part: String,
    of actual: SymbolKind
  ) -> SymbolKind? {
    if actual.isConcreteType {
      guard let kind = mention.kind, kind.isConcreteType else { return nil }
      return mention.kindsInSentence.filter(\.isConcreteType) == [kind] ? kind : nil
    }
    guard actual == .method || actual == .property, part.first?.isUppercase == false,
      !mention.name.hasArguments
    else { return nil }
    if mention.name.isCalled { return symbols.called.contains(part) ? nil : .method }
    guard let kind = mention.kind, kind == .method || kind == .property else { return nil }
    return mention.kindsInSentence.isSuperset(of: [.method, .property]) ? nil : kind
  }
}
