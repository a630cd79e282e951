extension FenceClassifier {
  /// A session with the debugger or with the interpreter.
  static let debugger = FenceClassifier(
    name: "a debugger session",
    language: "text",
    evidence: "The prompt of LLDB, or the numbered prompt of its interpreter."
  ) { text in
    text.has(1) { $0.begins(with: ["(lldb) ", "swift> "]) }
      || text.first.text.contains(numberedPrompt)
  }

  private static let numberedPrompt = Pattern(/^\d+>\s/)
}
