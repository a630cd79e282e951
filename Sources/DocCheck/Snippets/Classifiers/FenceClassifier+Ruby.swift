extension FenceClassifier {
  /// Ruby, and the files of CocoaPods and fastlane.
  static let ruby = FenceClassifier(
    name: "Ruby",
    language: "ruby",
    evidence: "A line of a Podfile, a Gemfile or a Fastfile, or a block between `do` and `end`."
  ) { text in
    text.has(1) { $0.begins(with: rubyBeginnings) }
      || text.has(1) { $0.text.hasSuffix(" do") || $0.text.contains(blockWithArgument) }
        && text.has(1) { $0.text == "end" }
  }

  private static let rubyBeginnings = [
    "pod '", "pod \"", "platform :", "gem '", "gem \"", "lane :", "use_frameworks!",
    "source 'https:",
    "desc '", "desc \"",
  ]

  private static let blockWithArgument = Pattern(/\sdo \|\w+\|$/)
}
