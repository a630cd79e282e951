/// The modules whose sources an article links to: the libraries that it is about.
enum LinkedLibraries {
  /// The modules of packages to whose folder `Sources` addresses in the text lead.
  static func modules(in text: String) -> Set<String> {
    let parts = text.components(separatedBy: "/Sources/")
    return Set(
      zip(parts, parts.dropFirst()).compactMap { before, behind in
        let address = before.split(omittingEmptySubsequences: false) {
          $0.isWhitespace || $0 == "(" || $0 == "<"
        }.last
        let name = behind.leadingName
        let isFolder = !name.isEmpty && behind.dropFirst(name.count).first != "."
        return isFolder && address?.contains("://") == true ? name : nil
      }
    )
  }

  /// Why an error says nothing in an article about libraries that are not here; nothing if it does.
  ///
  /// A library can add an overload that takes what no known one takes, but not to what the article
  /// itself declares.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - modules: the modules that are not here.
  ///   - declared: the names that the article declares.
  static func reason(
    for error: CompilerMessage,
    _ modules: Set<String>,
    declared: Set<String>
  ) -> String? {
    guard let module = modules.min(), wantsOverload(error),
      declared.isDisjoint(with: error.text.firstQuoted?.identifiers ?? [])
    else { return nil }
    return "'\(module)', which the article links to, is not here: \(error.text)"
  }

  private static func wantsOverload(_ error: CompilerMessage) -> Bool {
    error.text.contains(" requires that '") || error.text.hasPrefix("for-in loop requires '")
      || error.text.hasPrefix("no exact matches in call")
  }
}
