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
        || line.text.contains(/^(?:export )?(?:async )?function\*? ?\w*\(/)
        || line.text.contains(/^(?:export )?const [\w{}\[\], ]+ =\s/)
        || line.text.contains(/^import .+ from ['"]/)
        || line.text.hasSuffix("=> {")
    }
  }

  private static let scriptBeginnings = [
    "console.log(", "module.exports", "export default ", "document.", "window.", "require(",
  ]
}
