extension FenceClassifier {
  /// Settings of Xcode, of a tool, or of a shell; translated strings.
  static let settings = FenceClassifier(
    name: "settings",
    language: "ini",
    evidence:
      "Nothing but keys in capitals with their values, sections in brackets, or translated strings."
  ) { text in
    text.has(1, where: isSetting)
      && text.all { isSetting($0) || $0.begins(with: ["# ", "#include"]) }
      || text.all { $0.text.contains(translation) }
      || text.first.text.contains(section)
        && text.has(1) { $0.text.contains(keyAndValue) }
        && text.all { $0.text.contains(sectionLine) }
  }

  /// Whether a line is a variable of a shell or a build setting of Xcode: `SWIFT_VERSION[sdk=*] = 6.0`.
  private static func isSetting(_ line: FenceText.Line) -> Bool {
    line.text.contains(setting)
  }

  private static let translation = Pattern(/^"[^"]*" = "[^"]*";$/)
  private static let section = Pattern(/^\[[\w.-]+\]$/)
  private static let keyAndValue = Pattern(/^[\w.-]+ ?= ?[^{}]*$/)
  private static let sectionLine = Pattern(/^(?:\[[\w.-]+\]|[#;].*|[\w.-]+ ?= ?[^{}]*)$/)
  private static let setting = Pattern(/^[A-Z][A-Z0-9_]{2,}(?:\[[\w=*]+\])*\s*=\s*[^{}]*$/)
}
