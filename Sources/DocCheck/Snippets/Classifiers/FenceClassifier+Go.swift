extension FenceClassifier {
  /// Go.
  static let go = FenceClassifier(
    name: "Go",
    language: "go",
    evidence:
      "A first line that names the package, or two lines that declare with `:=` or print with `fmt`."
  ) { text in
    text.first.text.contains(package)
      || text.has(2) { $0.begins(with: ["fmt."]) || $0.text.contains(shortDeclaration) }
  }

  private static let package = Pattern(/^package [a-z]\w*$/)
  private static let shortDeclaration = Pattern(/^\w+(?:, \w+)* := [^{]/)
}
