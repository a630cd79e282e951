extension FenceClassifier {
  /// A module map of Clang.
  static let moduleMap = FenceClassifier(
    name: "a module map",
    language: "text",
    evidence:
      "A module's head and one of the declarations that modules have (Clang's module map language)."
  ) { text in
    let words: Set<Substring> = [
      "header", "umbrella", "export", "link", "requires", "use", "textual",
    ]
    return text.has(1) { $0.text.contains(moduleHead) }
      && text.has(1) { line in
        words.contains(line.word) || words.contains { line.has("{ \($0) ") }
      }
  }

  private static let moduleHead = Pattern(/^(?:explicit |framework )*module [\w.*]+.*\{/)
}
