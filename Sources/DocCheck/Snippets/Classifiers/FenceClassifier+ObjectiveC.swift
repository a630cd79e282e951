extension FenceClassifier {
  /// Objective-C.
  static let objectiveC = FenceClassifier(
    name: "Objective-C",
    language: "objc",
    evidence:
      "One of its directives, the head of a method, a message that ends a line, or a literal with @."
  ) { text in
    text.has(1) { $0.begins(with: objectiveCBeginnings) }
      || text.has(1) { line in
        line.text.hasSuffix(";")
          && (line.has("@\"") || line.text.contains(message)
            || line.text.contains(pointer))
      }
  }

  private static let objectiveCBeginnings = [
    "@interface ", "@implementation ", "@property (", "@property(", "@synthesize ", "@end",
    "- (void)",
    "- (instancetype)", "+ (instancetype)", "- (BOOL)", "- (NS", "+ (NS", "- (id)", "- (UI",
    "+ (void)",
    "#import ", "@autoreleasepool {", "NS_ASSUME_NONNULL", "typedef NS_",
  ]

  private static let message = Pattern(/\[\w+ \w+[^\]]*\]\s*;$/)
  private static let pointer = Pattern(/\b(?:NS|UI|CG)\w+ \*\s*\w+/)
}
