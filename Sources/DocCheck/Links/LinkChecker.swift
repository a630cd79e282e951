import Foundation

/// Checks the links of articles without a network: against the files beside them and against the
/// anchors of all articles of the run.
struct LinkChecker: Sendable {
  /// The anchors of each article, by its path.
  private let anchors: [String: ArticleAnchors]

  init(_ articles: [Article]) {
    self.init(articles.map { (path: $0.path, anchors: ArticleAnchors($0)) })
  }

  init(_ articles: [(path: String, anchors: ArticleAnchors)]) {
    anchors = Dictionary(
      articles.map { (Self.standardised($0.path), $0.anchors) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What is wrong with those links of an article that lead to files, by the links' destinations.
  func problems(
    of destinations: Set<String>,
    inArticleAt path: String
  ) -> [String: String] {
    destinations.reduce(into: [:]) { problems, destination in
      problems[destination] =
        LinkTarget(destination).flatMap { problem(with: $0, from: path) }
        ?? ownProblem(with: destination, isImage: true, inArticleAt: path)
    }
  }

  /// What is wrong with an article's links.
  func findings(for draft: ArticleDraft) -> [Finding] {
    let source = draft.article.source
    let links = draft.links.compactMap { link in
      finding(for: link, in: draft.article)
    }
    let slips = draft.linkSlips.map { slip in
      Finding(.brokenLink, at: source.span(slip.bytes), slip.message)
    }
    let own = anchors[Self.standardised(draft.article.path)]
    let duplicates = (own?.duplicates ?? []).map { tag in
      Finding(.brokenLink, at: source.span(tag.bytes), "duplicate anchor '\(tag.name)'")
    }
    return links + slips + duplicates
  }

  private func finding(for link: Link, in article: Article) -> Finding? {
    let what = link.isImage ? "image" : "link"
    let span = article.source.span(link.bytes)
    if Locator(link.destination) == .empty {
      return Finding(.emptyLink, at: span, "\(what) has no target")
    }
    let broken =
      LinkTarget(link.destination).flatMap { problem(with: $0, from: article.path) }
      ?? ownProblem(with: link.destination, isImage: link.isImage, inArticleAt: article.path)
    return broken.map { Finding(.brokenLink, at: span, $0) }
  }

  /// What is wrong with a link that a playground or a DocC catalog resolves in its own way.
  private func ownProblem(
    with destination: String,
    isImage: Bool,
    inArticleAt path: String
  ) -> String? {
    Playground(ofPageAt: path)?.problem(with: destination)
      ?? CatalogLinks(ofArticleAt: path)?.problem(with: destination, isImage: isImage)
  }

  private func problem(with target: LinkTarget, from article: String) -> String? {
    var path = Self.standardised(article)
    if !target.path.isEmpty {
      path = target.path(from: article)
      guard exists(path) else {
        guard !Self.isMoved(article) else { return nil }
        let similar = Self.similarName(path).map { "; did you mean '\($0)'?" } ?? ""
        guard target.namesFile || !similar.isEmpty && !target.path.hasSuffix("/") else {
          return nil
        }
        return "broken link: '\(target.path)' does not exist" + similar
      }
    }
    guard let anchor = target.anchor, !anchor.isEmpty, !Self.isMade(anchor),
      let anchors = anchors[path], !anchors.names.contains(anchor)
    else { return nil }
    let place = target.path.isEmpty ? "this article" : "'\(target.path)'"
    return "broken link: no heading '\(anchor)' in \(place)"
  }

  /// The name of a file beside a path that differs from it only in capitals: some systems take one for the
  /// other.
  private static func similarName(_ path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let name = url.lastPathComponent.lowercased()
    return names.sorted().first { $0.lowercased() == name }
  }

  /// Whether a path names a file, or a page that a site makes from one.
  private func exists(_ path: String) -> Bool {
    let manager = FileManager.default
    if manager.fileExists(atPath: path) { return true }
    let page = path.hasSuffix(".html") ? String(path.dropLast(5)) : path
    return manager.fileExists(atPath: page + ".md")
  }

  /// Whether an article's relative links are not about the folder that it is in: the text of a
  /// page, or an article of a documentation catalog or a playground, which find images by their names.
  private static func isMoved(_ article: String) -> Bool {
    article.hasSuffix(".txt") || article.contains(".docc/") || SwiftFileKind(path: article) != nil
  }

  /// Whether a renderer makes the anchor: the top of the page, or a footnote.
  private static func isMade(_ anchor: String) -> Bool {
    anchor == "top" || ["fn", "user-content-", ":~:"].contains(where: anchor.hasPrefix)
  }

  private static func standardised(_ path: String) -> String {
    FolderPath.absolute(path)
  }
}
