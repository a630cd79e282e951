extension FenceClassifier {
  /// Folders and files, or modules and what they need.
  static let fileTree = FenceClassifier(
    name: "a tree of files",
    language: "text",
    evidence:
      "Branches drawn with lines, or nothing but names of files below names that end in a slash."
  ) { text in
    text.has(1) { $0.text.first.map("├└│┣┗┃╰╭".contains) ?? false }
      || text.has(2) { $0.begins(with: ["|-- ", "`-- ", "+-- ", "|   |", "|__ ", "|- "]) }
      || isListOfFiles(text)
  }

  private static func isListOfFiles(_ text: FenceText) -> Bool {
    text.lines.count > 1 && text.has(1) { $0.text.hasSuffix("/") }
      && text.all { line in
        let name = line.text.drop { "-+*/. ".contains($0) }
        return !name.isEmpty
          && name.allSatisfy { $0.isLetter || $0.isNumber || "._-+/ ".contains($0) }
          && (line.text.hasSuffix("/") || line.text.contains(fileName) || line.text == "...")
      }
  }

  private static let fileName = Pattern(/\.\w{1,12}$/)
}
