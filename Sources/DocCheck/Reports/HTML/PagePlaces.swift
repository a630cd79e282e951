/// Where articles are to be found as seen from a page: in it, or in pages of their own.
struct PagePlaces: Sendable {
  /// The pages of articles, by path, that are not in the page itself.
  var pages: [String: String] = [:]
  /// The page with the overview; empty if it is the page itself.
  var overview = ""

  /// The address of a named part of an article.
  func address(of anchor: String, in path: String) -> String {
    (pages[path] ?? "") + "#" + anchor
  }

  /// The address of what the page of a rule says; nothing for a rule that has none.
  func address(of rule: Rule) -> String? {
    Rule.all.contains(rule) ? "\(overview)#rule-\(rule.id)" : nil
  }
}
