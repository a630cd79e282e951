/// The functions that an article's headings document by their labels: `### frame(side:alignment:)`.
struct DocumentedForms: Sendable {
  /// The labels of each function, all of its forms together.
  private let labels: [String: Set<String>]

  /// Reads an article's text, of which headings count that hold nothing else.
  init(in text: String) {
    let headings = text.split(whereSeparator: \.isNewline).filter { line in
      line.hasPrefix("#") && line.utf8.count <= Self.longestHeading && line.contains(":")
    }
    labels = headings.reduce(into: [:]) { labels, heading in
      let plain = String(heading.drop { $0 == "#" }).filter { !"\\`".contains($0) }.trimmingBlanks
      guard let form = plain.wholeMatch(of: Self.callForm) else { return }
      let parts =
        form.2.contains(",")
        ? form.2.split(separator: ",").compactMap { String($0).identifiers.first }
        : form.2.split(separator: ":").compactMap { String($0).identifiers.first }
      labels[String(form.1), default: []].formUnion(parts)
    }
  }

  /// The most bytes of a heading that is a function with its labels.
  private static let longestHeading = 300

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

  private static let callForm = Pattern(/\.?(?:func )?(\w+)\(([^()]*:[^()]*)\)/)
}
