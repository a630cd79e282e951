/// A fence's info string, split into the language and what stands after it.
///
/// Writers separate the parts by blanks, commas or braces, and Zenn puts a file name behind a colon:
/// `swift`, `Swift`, `swift, no-run`, `swift {compile-fail="x"}`, `swift:Counter.swift`. A change is
/// shown as `diff`, `diff swift:Counter.swift`, `swift-diff` or `swift diff`.
struct InfoString: Hashable, Sendable {
  /// The language in lower case, without a leading dot, that of the code where the fence shows how
  /// it changes; empty if there is none.
  let language: String
  /// The file name behind the language's colon.
  let fileName: String?
  /// The words after the language.
  let attributes: [DirectiveAttribute]
  /// Whether the fence shows how code changes, with a mark at the start of each line.
  let isDiff: Bool

  init(_ text: String) {
    let body = text.trimmingBlanks.drop { $0 == "{" || $0 == "." }
    let word = body.prefix { !", \t{}".contains($0) }
    var first = Self.name(word)
    var attributes = DirectiveAttribute.list(in: String(body.dropFirst(word.count)))
    var isDiff = first.language == "diff"
    if isDiff, let second = attributes.first.map({ Self.name($0.name[...]) }),
      second.language == Self.swift
    {
      first = second
      attributes.removeFirst()
    } else if Self.changes.contains(first.language) {
      first.language = Self.swift
      isDiff = true
    } else if let index = attributes.firstIndex(where: { $0.name == "diff" && $0.value == nil }) {
      attributes.remove(at: index)
      isDiff = true
    }
    (language, fileName) = first
    self.attributes = attributes
    self.isDiff = isDiff
  }

  /// The language as a fence names it in lower case.
  static let swift = "swift"

  /// Languages that are Swift and show a change of it.
  private static let changes: Set<String> = [
    "swift-diff", "diff-swift", "swift_diff", "diff_swift",
  ]

  /// Whether the fence says that it holds Swift.
  var isSwift: Bool { language == Self.swift }

  /// Whether the fence says that it holds Markdown, in which other fences may be quoted.
  var isMarkdown: Bool { ["markdown", "md", "mdx", "gfm", "commonmark"].contains(language) }

  /// Whether the language is `swift`, misspelt.
  var isMisspelt: Bool { EditDistance.nearest(to: language, in: [Self.swift]) != nil }

  private static func name(_ word: Substring) -> (language: String, fileName: String?) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let fileName = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    return (parts.first.map { $0.lowercased() } ?? "", fileName)
  }
}
