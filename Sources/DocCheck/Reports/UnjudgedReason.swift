/// Why snippets were not judged, and how many of them.
struct UnjudgedReason: Hashable, Sendable {
  /// `undecided` or `skipped`.
  let verdict: String
  let reason: String
  let count: Int

  /// The reasons of a report's snippets, the most frequent first.
  static func all(in articles: [ArticleReport]) -> [UnjudgedReason] {
    var counts: [[String]: Int] = [:]
    for snippet in articles.lazy.flatMap(\.snippets) {
      guard let reason = snippet.verdict.reason else { continue }
      counts[[snippet.verdict.name, reason], default: 0] += 1
    }
    return counts.map { UnjudgedReason(verdict: $0.key[0], reason: $0.key[1], count: $0.value) }
      .sorted { left, right in
        (right.count, left.verdict, left.reason) < (left.count, right.verdict, right.reason)
      }
  }
}
