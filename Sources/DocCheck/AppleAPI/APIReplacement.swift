/// What to use instead of a deprecated declaration: a row of the table `replacements.tsv`.
///
/// Source: Apple's documentation of the declarations and of what it recommends instead.
struct APIReplacement: Sendable {
  /// The type around the declaration and its name with labels.
  private let place: [String]
  /// The parameters of the overload that is meant, as the facts have them; empty where all are.
  private let parameters: [APIDeclaration.Parameter]
  /// What to use instead, in words or code.
  private let replacement: String
  /// The version of iOS that deprecated it; empty where the row of the declaration says so.
  private let since: String

  /// Reads a row; nothing where it has not all columns.
  init?(row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, !fields[0].isEmpty, !fields[2].isEmpty else { return nil }
    (place, replacement, since) = ([fields[1], fields[2]], fields[4], fields[5])
    parameters = PortableType.text(fields[3]).partsOutsideBrackets(at: ";")
      .map(APIDeclaration.Parameter.init)
  }

  /// Whether it is about a declaration.
  private func isAbout(_ declaration: APIDeclaration) -> Bool {
    (!since.isEmpty || !declaration.deprecated.isEmpty)
      && (parameters.isEmpty || parameters == declaration.parameters)
  }

  /// The declarations of a module with what to use instead of them.
  static func applied(
    _ replacements: [APIReplacement],
    to declarations: [APIDeclaration]
  ) -> [APIDeclaration] {
    guard !replacements.isEmpty else { return declarations }
    let byPlace = Dictionary(grouping: replacements, by: \.place)
    return declarations.map { declaration in
      let place = [declaration.container, declaration.name]
      guard let found = byPlace[place]?.first(where: { $0.isAbout(declaration) }) else {
        return declaration
      }
      var declaration = declaration
      declaration.deprecate(since: found.since, use: found.replacement)
      return declaration
    }
  }
}
