/// What is known of articles before they are checked: what came of checking those that have not
/// changed since, and drafts of all others.
struct Recollection: Sendable {
  /// What came of checking each article; nothing for one that has a draft.
  private(set) var checked: [CheckedArticle?]
  /// The articles that have to be checked, by their places among all.
  private(set) var drafts: [Int: ArticleDraft] = [:]
  /// What the links of all articles are checked by.
  let linkChecker: LinkChecker

  /// - Parameters:
  ///   - files: all articles.
  ///   - others: the anchors of articles that links may lead to and that are not checked.
  ///   - checked: what came of checking each when it was last checked; nothing where nobody knows.
  ///   - draft: reads the articles at some places.
  init(
    of files: [ArticleFile],
    beside others: [(path: String, anchors: ArticleAnchors)] = [],
    _ checked: [CheckedArticle?],
    draft: ([Int]) throws -> [ArticleDraft]
  ) rethrows {
    let unknown = files.indices.filter { checked[$0] == nil }
    var drafts = Dictionary(uniqueKeysWithValues: zip(unknown, try draft(unknown)))
    let checker = LinkChecker(
      files.indices.compactMap { place in
        (checked[place]?.anchors ?? drafts[place]?.anchors).map { (files[place].path, $0) }
      } + others
    )
    // Other articles may have other places to link to by now.
    let outdated = files.indices.filter {
      checked[$0]?.holds(forArticleAt: files[$0].path, checker) == false
    }
    drafts.merge(zip(outdated, try draft(outdated))) { $1 }
    (self.checked, self.drafts, linkChecker) = (checked, drafts, checker)
    for place in outdated { self.checked[place] = nil }
  }
}
