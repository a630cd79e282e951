extension FenceClassifier {
  /// What the compiler prints of code on its way: SIL, LLVM IR, assembly, a syntax tree.
  static let intermediateCode = FenceClassifier(
    name: "compiler output",
    language: "text",
    evidence:
      "A function or a block of SIL or LLVM IR, a node of a syntax tree, or lines of assembly."
  ) { text in
    text.has(1) { $0.begins(with: intermediateBeginnings) }
      || text.has(2) { $0.text.contains(/^%\w+ =\s/) }
      || text.has(2) {
        $0.text.contains(/^(?:mov|push|pop|call|lea|cmp|j[a-z]{1,2})[lqwbz]?\s+[%$*_0-9]/)
      }
      || text.has(2) {
        $0.text.contains(/^(?:adrp?|bl|cmp|ldp|ldr|mov|stp|str)\s+(?:[wx]\d|sp\b|_)/)
      }
  }

  private static let intermediateBeginnings = [
    "sil ", "sil_", "bb0", "define ", "(source_file", "(func_decl", "(top_level_code",
    "(brace_stmt",
    "// swift-interface-format",
  ]
}
