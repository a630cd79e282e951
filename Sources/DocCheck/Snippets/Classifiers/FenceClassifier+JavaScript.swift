extension FenceClassifier {
  /// JavaScript or TypeScript.
  static let javaScript = FenceClassifier(
    name: "JavaScript",
    language: "js",
    evidence:
      "A function, a constant or a module in its words, or a call of what only browsers and Node have."
  ) { text in
    text.has(1) { line in
      line.begins(with: scriptBeginnings)
        || line.text.contains(function)
        || line.text.contains(constant)
        || line.text.contains(moduleImport)
        || line.text.hasSuffix("=> {")
    }
  }

  private static let scriptBeginnings = [
    "console.log(", "module.exports", "export default ", "document.", "window.", "require(",
  ]

  private static let function = Pattern(/^(?:export )?(?:async )?function\*? ?\w*\(/)
  private static let constant = Pattern(/^(?:export )?const [\w{}\[\], ]+ =\s/)
  private static let moduleImport = Pattern(/^import .+ from ['"]/)
}
