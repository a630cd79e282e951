/// The names that the facts have of modules which are here with less, with the argument labels of each.
struct APINames: Sendable {
  private var labels: [String: Set<String>] = [:]
  /// The kinds and names of declarations that are not deprecated, and of those that are.
  private var (current, deprecated): (Set<String>, Set<String>) = ([], [])

  /// The names of all such modules; read when they are first asked for.
  static let known = Lazy { APINames(APIFacts.embedded.value) }

  init(_ facts: Result<APIFacts, any Error>) {
    guard let facts = try? facts.get() else { return }
    for module in ModuleAdditions.extended {
      for row in facts.rows(of: module) {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == APIDeclaration.columns, fields[2] != "conformance" else { continue }
        let name = String(fields[3].prefix { !"(?!".contains($0) })
        labels[name, default: []].formUnion(fields[3].argumentLabels)
        let place = "\(fields[2]) \(name)"
        if fields[12].isEmpty { current.insert(place) } else { deprecated.insert(place) }
      }
    }
  }

  /// Whether every function, or every type, of a name is deprecated.
  func isDeprecated(_ name: String) -> Bool {
    ["func", "struct", "class", "enum", "protocol"].map { "\($0) \(name)" }
      .contains { deprecated.contains($0) && !current.contains($0) }
  }

  /// Whether there is a name that can be called with some labels.
  func has(_ name: String, labels: some Sequence<String> = EmptyCollection()) -> Bool {
    guard let known = self.labels[name] else { return false }
    return labels.allSatisfy { $0 == "_" || known.contains($0) }
  }

  /// Whether an error of an attempt is about a name that there is, with the labels that it is called with.
  func mayExplain(_ error: CompilerMessage, in attempt: Attempt) -> Bool {
    let named = [error.missingName, error.unknownAttribute, error.missingMember?.name]
    if let name = named.compactMap(\.self).first { return has(name) }
    guard error.isAboutArguments else {
      return Self.ofOverrides.contains(error.id) && has(error.text.firstQuoted?.leadingName ?? "")
    }
    guard let site = attempt.sites(of: [error]).first?.calls.first else { return false }
    return has(site.name, labels: site.call.labels)
      || has("init", labels: site.call.labels) && has(site.name)
  }

  /// Errors about what overrides nothing that a superclass has.
  private static let ofOverrides: Set<String?> = [
    "initializer_does_not_override", "method_does_not_override", "property_does_not_override",
    "subscript_does_not_override",
  ]
}
