/// Why snippets were not checked, how many of them, and where the first is.
struct UnjudgedReason: Hashable, Sendable {
  /// `undecided` or `skipped`.
  let verdict: String
  let reason: String
  let count: Int
  /// The article and the line of the first of them: `a.md:12`.
  let place: String

  /// The reasons of a report's snippets, the most frequent first.
  static func all(in articles: [ArticleReport]) -> [UnjudgedReason] {
    var counts: [[String]: (count: Int, place: String)] = [:]
    for article in articles {
      for snippet in article.snippets {
        guard let reason = snippet.verdict.reason else { continue }
        let place = "\(article.article.path):\(snippet.snippet.block.span.start.line)"
        counts[[snippet.verdict.name, reason], default: (0, place)].count += 1
      }
    }
    return counts.map { key, value in
      UnjudgedReason(verdict: key[0], reason: key[1], count: value.count, place: value.place)
    }.sorted { left, right in
      (right.count, left.verdict, left.reason) < (left.count, right.verdict, right.reason)
    }
  }
}
