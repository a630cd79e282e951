/// Judges what a paragraph's links prove.
enum LinkJudge {
  /// The best proof among the links.
  ///
  /// - Parameters:
  ///   - isStrict: whether a link to the thing spoken of (its interface, its project, a link on a
  ///     code span) is no evidence.
  ///   - settings: which hosts count.
  static func proof(
    by links: [FoldedText.Link],
    isStrict: Bool,
    settings: ClaimSettings
  ) -> Proof? {
    var gesture: Proof?
    for link in links where settings.trusts(link.destination) {
      switch Locator(link.destination) {
      case .document where !(link.isCode && isStrict): return .source(link.destination)
      case .interfaceReference where !isStrict: return .source(link.destination)
      case .project where !isStrict: return .source(link.destination)
      case .hostRoot: gesture = gesture ?? .gesture(link.destination)
      case .empty: gesture = gesture ?? .gesture(link.words)
      default: continue
      }
    }
    return gesture
  }
}
