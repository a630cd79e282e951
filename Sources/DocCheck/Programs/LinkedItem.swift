/// An item of a snippet, as another snippet may need it.
///
/// Many lists hold the same ones, and a copy of all that an item knows would take long.
final class LinkedItem: Sendable {
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

  init(reference: Reference, item: Item, text: String, line: Int) {
    (self.reference, self.item, self.text, self.line) = (reference, item, text, line)
  }

  /// The item's text up to its first brace: of a function or a type, everything but the body.
  var head: Substring { text.prefix { $0 != "{" } }

  /// The head without blanks: equal for two versions of a function, different for two overloads.
  var signature: String { head.filter { !$0.isWhitespace } }

  /// The lines of the snippet that the item takes.
  var lines: ClosedRange<Int> { line...line + text.utf8.count { $0 == 10 } }

  /// The item without the members of some names; every other line stays in its place.
  func without(_ keys: Set<String>) -> LinkedItem {
    var bytes = Array(text.utf8)
    for member in item.memberList where !member.keys.isDisjoint(with: keys) {
      for index in member.bytes where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return LinkedItem(
      reference: reference,
      item: item,
      text: String(decoding: bytes, as: UTF8.self),
      line: line
    )
  }

  /// The item without the bodies of functions that begin at some bytes of its text; every line stays in its
  /// place.
  func withoutBodies(at offsets: Set<Int>) -> LinkedItem {
    guard !offsets.isEmpty, let bodies = FunctionBodies(in: text) else { return self }
    let left = bodies.found.filter { offsets.contains($0.bytes.lowerBound) }
    let text = bodies.code(leavingOut: left)
    return LinkedItem(reference: reference, item: item, text: text, line: line)
  }

  /// The bodies of functions that stand on lines of the snippet, by the bytes at which they begin.
  func bodies(on lines: Set<Int>) -> Set<Int> {
    guard lines.contains(where: self.lines.contains) else { return [] }
    let found = FunctionBodies(in: text)?.found ?? []
    let text = SourceText(text)
    return Set(
      found.filter { body in
        let first = line + text.position(body.bytes.lowerBound).line - 1
        let last = line + text.position(body.bytes.upperBound).line - 1
        return lines.contains { (first...last).contains($0) }
      }.map(\.bytes.lowerBound)
    )
  }

  /// The text before the closing brace of a type.
  var opening: String {
    text.lastIndex(of: "}").map { String(text[..<$0]) } ?? text
  }

  /// What stands between the braces of a type, its line included.
  var interior: (text: String, line: Int) {
    let head = text.utf8.prefix(item.body?.lowerBound ?? 0)
    return (String(opening.dropFirst(String(head)?.count ?? 0)), line + head.count { $0 == 10 })
  }
}
