/// The modules whose sources an article links to: the libraries that it is about.
enum LinkedLibraries {
  /// The modules of packages to whose folder `Sources` addresses in the text lead.
  static func modules(in text: String) -> Set<String> {
    let parts = text.components(separatedBy: "/Sources/")
    return Set(
      zip(parts, parts.dropFirst()).compactMap { before, behind in
        let address = before.reversed().prefix { !$0.isWhitespace && $0 != "(" && $0 != "<" }
        let name = behind.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isAddress = String(address.reversed()).contains("://")
        return isAddress && !name.isEmpty && behind.dropFirst(name.count).first != "."
          ? String(name) : nil
      }
    )
  }

  /// Why an error says nothing in an article about libraries that are not here; nothing if it does.
  ///
  /// A library can add an overload that takes what no known one takes, never a name that is nearly
  /// one of the author's.
  static func reason(for error: CompilerMessage, _ modules: Set<String>) -> String? {
    guard let module = modules.min(), wantsOverload(error) else { return nil }
    return "'\(module)', which the article links to, is not here: \(error.text)"
  }

  private static func wantsOverload(_ error: CompilerMessage) -> Bool {
    error.text.contains(" requires that '") || error.text.hasPrefix("for-in loop requires '")
      || error.text.hasPrefix("no exact matches in call")
  }
}
