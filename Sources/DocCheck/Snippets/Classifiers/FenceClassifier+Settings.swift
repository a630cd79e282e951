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
      || text.all { $0.text.contains(/^"[^"]*" = "[^"]*";$/) }
      || text.first.text.contains(/^\[[\w.-]+\]$/)
        && text.has(1) { $0.text.contains(/^[\w.-]+ ?= ?[^{}]*$/) }
        && text.all { $0.text.contains(/^(?:\[[\w.-]+\]|[#;].*|[\w.-]+ ?= ?[^{}]*)$/) }
  }

  /// Whether a line is a variable of a shell or a build setting of Xcode: `SWIFT_VERSION[sdk=*] = 6.0`.
  private static func isSetting(_ line: FenceText.Line) -> Bool {
    line.text.contains(/^[A-Z][A-Z0-9_]{2,}(?:\[[\w=*]+\])*\s*=\s*[^{}]*$/)
  }
}
