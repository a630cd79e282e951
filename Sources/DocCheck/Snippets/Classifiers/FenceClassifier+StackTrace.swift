extension FenceClassifier {
  /// The frames of a program that crashed or was stopped.
  static let stackTrace = FenceClassifier(
    name: "a stack trace",
    language: "text",
    evidence: "Two numbered lines with addresses, or frames as a debugger prints them."
  ) { text in
    text.has(2) { line in
      line.begins(with: ["frame #", "* frame #"])
        || line.word.allSatisfy(\.isNumber) && (line.has(" 0x0000") || line.has("\t0x0000"))
    } || text.first.begins(with: ["Thread 0 Crashed", "*** Terminating app", "Crashed Thread:"])
      || text.first.text.contains(threadHead)
  }

  private static let threadHead = Pattern(/^(?:\* thread #|Thread )\d+[:,]\s/)
}
