extension FenceClassifier {
  /// YAML.
  static let yaml = FenceClassifier(
    name: "YAML",
    language: "yaml",
    evidence:
      "Nothing but keys and items, one of which has its value in the lines below, further in."
  ) { text in
    if text.first.text == "---", text.lines.count > 1 { return isEntry(text.lines[1]) }
    return text.all(isEntry)
      && zip(text.lines, text.lines.dropFirst()).contains { key, value in
        key.text.hasSuffix(":")
          && (value.indentation > key.indentation || value.text.hasPrefix("- "))
      }
  }

  private static func isEntry(_ line: FenceText.Line) -> Bool {
    if line.text.hasPrefix("#") { return true }
    if line.text.hasPrefix("- ") { return !line.text.hasSuffix(",") }
    return line.text.contains(entry)
      && !["default", "case"].contains(line.word.dropLast())
  }

  private static let entry = Pattern(/^[\w.\/$"'-]+:(?: [^{(]*[^,{(]| [|>\[{].*)?$/)
}
