/// The compiler and the language modes in words.
extension Report {
  /// The compiler and the modes, such as "Swift 6.3.1, language mode 5".
  ///
  /// With several modes it also says how many snippets fail only in a later one. Nothing where
  /// nothing was compiled.
  var languages: String? {
    guard !languageModes.isEmpty, let version = compilerVersion else { return nil }
    let names = languageModes.map(\.name)
    guard names.count > 1 else { return "Swift \(version), language mode \(names[0])" }
    var text = "Swift \(version), language modes \(names.joined(separator: ", "))"
    for mode in languageModes.dropFirst() {
      let count = failures(onlyIn: mode)
      if count > 0 {
        text += "; \(count.of("snippet")) only fail\(count == 1 ? "s" : "") in \(mode.title)"
      }
    }
    return text
  }

  /// The number in the compiler's name: `6.3.1`.
  private var compilerVersion: String? {
    tool.compiler.firstRange(of: "Swift version ").map { range in
      String(tool.compiler[range.upperBound...].prefix { !$0.isWhitespace })
    }
  }

  /// The number of snippets that pass in the first mode and fail in another one.
  private func failures(onlyIn mode: LanguageMode) -> Int {
    articles.lazy.flatMap(\.snippets).count { snippet in
      guard case .passed? = snippet.matrix.first?.verdict else { return false }
      return snippet.matrix.contains { $0.mode == mode && $0.verdict == .failed }
    }
  }
}
