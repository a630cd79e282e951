/// Tells articles about changes of the language itself from those that use it.
///
/// What such an article shows may be Swift as it was, as it might have been or as it will be.
enum ProposalTalk {
  /// Whether an article is about proposals of Swift Evolution: it has the head of one, its title or
  /// its path names one, or it speaks of them at least once in a hundred lines of text; or about a
  /// vision, as the documents are called from which proposals come.
  static func isTopic(
    ofArticleAt path: String,
    titled title: String,
    _ blocks: [Block],
    lines: Int
  )
    -> Bool
  {
    if namesProposal(title) || namesProposal(path) || hasTemplate(blocks) { return true }
    if title.lowercased().contains("vision for ") { return true }
    if blocks.prefix(headLength).contains(where: { $0.plainText.hasPrefix("Proposal: ") }) {
      return true
    }
    let counts = blocks.map { $0.inlines.reduce(0) { $0 + count(in: $1) } }
    let mentions = counts.reduce(0, +)
    let code = blocks.reduce(0) { count, block in
      if case .code(let code) = block.kind { count + code.lines.count } else { count }
    }
    // One paragraph may name several in passing.
    return counts.count { $0 > 0 } >= 2 && mentions * 100 >= lines - code
  }

  /// Whether an article has the sections that the template of proposals asks for.
  private static func hasTemplate(_ blocks: [Block]) -> Bool {
    let titles = blocks.compactMap { block -> String? in
      guard case .heading = block.kind else { return nil }
      return block.plainText.trimmingBlanks.lowercased()
    }
    return Set(titles).intersection(sections).count >= 3
  }

  /// What proposals and their translations call the sections that other articles do not have.
  private static let sections: Set<String> = [
    "proposed solution", "detailed design", "source compatibility", "abi compatibility",
    "effect on abi stability", "effect on api resilience", "implications on adoption",
    "alternatives considered", "future directions",
    "提案", "提案内容", "提案する解決策", "提案された解決策", "詳細", "詳細設計", "詳細な設計", "ソース互換性",
    "abi互換性", "abiの互換性", "abi安定性への影響", "api回復力への影響", "代替案", "検討された代替案",
    "検討された代替手段", "将来の検討事項", "将来の方向性", "今後の方向性",
    "제안", "제안된 해결책", "상세 설계", "소스 호환성", "abi 호환성", "고려된 대안",
    "建议的解决方案", "详细设计", "源代码兼容性", "abi 兼容性", "abi 稳定性的影响", "考虑过的替代方案",
  ]

  /// The blocks among which a proposal's head is: the title and a list.
  private static let headLength = 8

  /// The number of proposals and discussions of them that a piece of running text names or links to.
  private static func count(in inline: Inline) -> Int {
    if case .link(let destination, _) = inline.kind {
      return leadsToProposal(destination) || namesProposal(inline.plainText) ? 1 : 0
    }
    let text = inline.ownText
    let isMention = namesProposal(text) || leadsToProposal(text)
    return inline.children.reduce(isMention ? 1 : 0) { $0 + count(in: $1) }
  }

  /// Whether an address, or a text that holds one, leads to a proposal or to a discussion of one.
  private static func leadsToProposal(_ text: String) -> Bool {
    text.holdsAny(of: ["/swift-evolution/", "//forums.swift.org/t/"]) || namesProposal(text)
  }

  /// Whether a text holds a proposal's number: `SE-0244`.
  private static func namesProposal(_ text: String) -> Bool {
    guard text.holdsAny(of: ["SE-", "se-"]) else { return false }
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
