/// What the code of an article declares and uses, to compare its prose with.
struct ArticleSymbols {
  /// Every identifier in any code block and in the hidden code, comments included.
  let written: Set<String>
  /// The identifiers that an opening bracket follows in a code block.
  let called: Set<String>
  /// The names that the Swift snippets declare or use.
  let names: Set<String>
  /// What the snippets declare each name that the prose mentions as.
  let kinds: [String: Set<SymbolKind>]

  /// - Parameter mentioned: the names whose kinds are asked for; what has none of them is not parsed.
  init(_ article: Article, _ items: ArticleItems, mentioned: Set<String>) {
    var written: Set<String> = []
    var called: Set<String> = []
    for case .code(let code) in article.allBlocks.map(\.kind) {
      let text = code.text
      written.formUnion(text.words)
      let heads = text.split(separator: "(", omittingEmptySubsequences: false).dropLast()
      for head in heads {
        let name = head.utf8.reversed().prefix(while: SymbolName.isInName).reversed()
        called.insert(String(decoding: Array(name), as: UTF8.self))
      }
    }
    var names: Set<String> = []
    var kinds: [String: Set<SymbolKind>] = [:]
    for snippet in items.snippets {
      for hidden in snippet.setups + snippet.tests { written.formUnion(hidden.text.words) }
      written.formUnion(snippet.directives.assume)
      written.formUnion(snippet.imports)
      guard !mentioned.isDisjoint(with: snippet.source.words) else { continue }
      for (name, found) in SymbolReader.kinds(in: snippet.source) {
        kinds[name, default: []].formUnion(found)
      }
    }
    for item in items.items.joined().map(\.item) {
      names.formUnion(item.bound)
      names.formUnion(item.declares)
      names.formUnion(item.members)
      names.formUnion(item.usedMembers)
      names.formUnion(item.uses.map(\.name))
    }
    self.written = written
    self.called = called
    self.names = names
    self.kinds = kinds
  }
}

extension String {
  /// The identifiers of ASCII letters in the text.
  fileprivate var words: [String] {
    utf8.split { !SymbolName.isInName($0) }.map { String(Substring($0)) }
  }
}
