/// A fence's info string, split into the language and what stands after it.
///
/// Writers separate the parts by blanks, commas or braces, and Zenn puts a file name behind a colon:
/// `swift`, `Swift`, `swift, no-run`, `swift {compile-fail="x"}`, `swift:Counter.swift`.
struct InfoString: Hashable, Sendable {
  /// The first word in lower case, without a leading dot; empty if there is none.
  let language: String
  /// The file name behind the language's colon.
  let fileName: String?
  /// The words after the language.
  let attributes: [DirectiveAttribute]

  init(_ text: String) {
    let body = text.trimmingBlanks.drop { $0 == "{" || $0 == "." }
    let word = body.prefix { !", \t{}".contains($0) }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    language = parts.first.map { $0.lowercased() } ?? ""
    fileName = parts.count > 1 && !parts[1].isEmpty ? String(parts[1]) : nil
    attributes = DirectiveAttribute.list(in: String(body.dropFirst(word.count)))
  }

  /// Whether the fence says that it holds Swift.
  var isSwift: Bool { language == "swift" }
}
