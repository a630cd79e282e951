extension FenceClassifier {
  /// What the compiler prints of code on its way: SIL, LLVM IR, assembly, a syntax tree.
  static let intermediateCode = FenceClassifier(
    name: "compiler output",
    language: "text",
    evidence:
      "A function or a block of SIL or LLVM IR, a node of a syntax tree, or lines of assembly."
  ) { text in
    text.has(1) { $0.begins(with: intermediateBeginnings) }
      || text.has(2) { $0.text.contains(register) }
      || text.has(2) {
        $0.text.contains(intelAssembly)
      }
      || text.has(2) {
        $0.text.contains(armAssembly)
      }
  }

  private static let intermediateBeginnings = [
    "sil ", "sil_", "bb0", "define ", "(source_file", "(func_decl", "(top_level_code",
    "(brace_stmt",
    "// swift-interface-format",
  ]

  private static let register = Pattern(/^%\w+ =\s/)
  private static let intelAssembly = Pattern(
    /^(?:mov|push|pop|call|lea|cmp|j[a-z]{1,2})[lqwbz]?\s+[%$*_0-9]/
  )
  private static let armAssembly = Pattern(
    /^(?:adrp?|bl|cmp|ldp|ldr|mov|stp|str)\s+(?:[wx]\d|sp\b|_)/
  )
}
