/// An item of a snippet, as another snippet may need it.
struct LinkedItem: Sendable {
  /// The place of an item in an article.
  struct Reference: Hashable, Comparable, Sendable {
    /// The snippet's place in the article, counted from 0.
    let snippet: Int
    /// The item's place in the snippet, counted from 0.
    let item: Int

    static func < (left: Reference, right: Reference) -> Bool {
      (left.snippet, left.item) < (right.snippet, right.item)
    }
  }

  let reference: Reference
  let item: Item
  /// The item's text.
  let text: String
  /// The line of the snippet on which the text begins, counted from 1.
  let line: Int
}
