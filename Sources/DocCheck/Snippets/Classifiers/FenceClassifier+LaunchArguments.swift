extension FenceClassifier {
  /// Arguments that a program or a compiler is started with.
  static let launchArguments = FenceClassifier(
    name: "command line arguments",
    language: "text",
    evidence: "Nothing but lines that begin with a dash and the name of an option."
  ) { text in
    text.all { $0.text.contains(option) }
  }

  private static let option = Pattern(/^--?[A-Za-z][\w.-]*(?:[= ][^(){}]*)?$/)
}
