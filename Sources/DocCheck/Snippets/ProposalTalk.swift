/// Tells articles about changes of the language itself from those that use it.
///
/// What such an article shows may be Swift as it was, as it might have been or as it will be.
enum ProposalTalk {
  /// Whether an article is about proposals of Swift Evolution: it has the head of one, its title or
  /// its path names one, or it speaks of them at least once in a hundred lines.
  static func isTopic(of article: Article) -> Bool {
    if namesProposal(article.title) || namesProposal(article.path) { return true }
    let blocks = article.allBlocks
    if blocks.prefix(headLength).contains(where: { $0.plainText.hasPrefix("Proposal: ") }) {
      return true
    }
    let mentions = blocks.reduce(0) { $0 + $1.inlines.reduce(0) { $0 + count(in: $1) } }
    return mentions >= 2 && mentions * 100 >= article.source.lineCount
  }

  /// The blocks among which a proposal's head stands: the title and a list.
  private static let headLength = 8

  /// The number of proposals and discussions of them that a piece of running text names or links to.
  private static func count(in inline: Inline) -> Int {
    if case .link(let destination, _) = inline.kind {
      let isProposal =
        destination.contains("/swift-evolution/") || namesProposal(destination)
        || destination.contains("//forums.swift.org/t/")
      return isProposal ? 1 : namesProposal(inline.plainText) ? 1 : 0
    }
    return inline.children.reduce(namesProposal(inline.ownText) ? 1 : 0) { $0 + count(in: $1) }
  }

  /// Whether a text holds a proposal's number: `SE-0244`.
  private static func namesProposal(_ text: String) -> Bool {
    guard text.contains("SE-") || text.contains("se-") else { return false }
    let text = Array(text.utf8)
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return text.indices.contains { index in
      let rest = text[index...]
      return (rest.starts(with: Array("SE-".utf8)) || rest.starts(with: Array("se-".utf8)))
        && rest.count >= 7 && rest.dropFirst(3).prefix(4).allSatisfy(isDigit)
    }
  }
}

extension Inline {
  /// The text of the node itself, without that of its children.
  fileprivate var ownText: String {
    switch kind {
    case .text(let text), .code(let text): text
    default: ""
    }
  }
}
