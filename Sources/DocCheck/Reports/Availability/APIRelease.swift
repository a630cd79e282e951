/// What a framework got with some version of Apple's systems.
///
/// The versions are those that Apple's documentation names on each symbol's page
/// (developer.apple.com/documentation). Several declarations may share a name; a name is here
/// with the first of them, so that nothing is said to need more than it does. A name that is missing
/// here came with the framework, or its version is not known.
struct APIRelease: Sendable {
  /// Names of a framework's symbols.
  struct Symbols: Sendable {
    /// Types, protocols, property wrappers, macros and functions.
    var types: Set<String> = []
    /// What comes after a dot: modifiers, mostly.
    var members: Set<String> = []
  }

  let framework: String
  let availability: Availability
  /// Nothing for the framework as it was at first, which whoever imports it needs.
  let symbols: Symbols?

  /// The first release of a framework.
  init(first framework: String, _ availability: Availability) {
    (self.framework, self.availability, symbols) = (framework, availability, nil)
  }

  /// A later release of a framework, its symbols' names with spaces between them.
  init(
    _ framework: String,
    _ availability: Availability,
    types: String = "",
    members: String = ""
  ) {
    self.framework = framework
    self.availability = availability
    symbols = Symbols(types: Self.names(in: types), members: Self.names(in: members))
  }

  private static func names(in list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Whether code needs the release.
  ///
  /// - Parameters:
  ///   - names: the names that the code uses and does not declare.
  ///   - imports: the modules that it imports.
  ///   - modules: the modules whose names it sees.
  func isNeeded(by names: Symbols, imports: [String], sees modules: Set<String>) -> Bool {
    guard let symbols else { return imports.contains(framework) }
    return modules.contains(framework)
      && !(symbols.types.isDisjoint(with: names.types)
        && symbols.members.isDisjoint(with: names.members))
  }

  /// The modules whose names code sees that imports some: SwiftUI shows those of others, too.
  static func modules(seenBy imports: [String]) -> Set<String> {
    Set(imports).union(imports.contains("SwiftUI") ? ["Combine", "Observation", "Foundation"] : [])
  }
}
