extension FenceClassifier {
  /// A table drawn with bars, or addresses one a line.
  static let table = FenceClassifier(
    name: "a table or a list of addresses",
    language: "text",
    evidence:
      "Nothing but lines that begin and end with a bar or a corner, or addresses with a scheme."
  ) { text in
    text.lines.count > 1
      && text.all { line in
        line.text.count > 2 && line.text.first.map { "|+┌╔".contains($0) } ?? false
          && line.text.last.map { "|+┐╗".contains($0) } ?? false
      } || text.all { $0.text.contains(address) }
  }

  private static let address = Pattern(/^[a-z][a-z0-9+.-]*:\/\/\S+$/)
}
