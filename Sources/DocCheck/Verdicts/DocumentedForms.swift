/// The functions that an article's headings document by their labels: `### frame(side:alignment:)`.
struct DocumentedForms: Sendable {
  /// The labels of each function, all of its forms together.
  private let labels: [String: Set<String>]

  /// Reads an article's text.
  init(in text: String) {
    let headings = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("#") }
    labels = headings.reduce(into: [:]) { labels, heading in
      let plain = heading.filter { !"\\`".contains($0) }
      for form in plain.matches(of: /(\w+)\(([^()]*:[^()]*)\)/) {
        let parts = form.2.split(separator: ":").flatMap { String($0).identifiers }
        labels[String(form.1), default: []].formUnion(parts)
      }
    }
  }

  /// The documented function that the code at an error's place calls with a label which no known form of
  /// it has; nothing if there is none.
  func name(calledAt error: CompilerMessage, in attempt: Attempt, _ known: KnownNames) -> String? {
    guard !labels.isEmpty, error.isAboutArguments else { return nil }
    return attempt.sites(of: [error]).first?.calls.first { called in
      guard let documented = labels[called.name] else { return false }
      let forms = Set(known.overloads(of: called.name).flatMap(\.labels))
      return called.call.labels.contains { documented.contains($0) && !forms.contains($0) }
    }?.name
  }
}
