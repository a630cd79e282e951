/// An import of a module whose name is misspelt: `import Swiftui`.
struct MisspeltImport {
  /// The name as it is written.
  let name: String
  /// The module that is meant.
  let correction: String

  /// The module that is meant by the name of one that is not here.
  ///
  /// Libraries are named after frameworks, `SwiftUIX`, `SwiftDate` and `Chart`: only other capitals, two
  /// letters that changed places and a letter that was lost, but for the plural's, are slips of the pen.
  init?(_ name: String, modules: some Sequence<String>) {
    let written = Array(name.lowercased().utf8)
    let meant = Set(modules).filter { module in
      let letters = Array(module.lowercased().utf8)
      let isSingular = letters == written + Array("s".utf8)
      let isSwapped = letters.count == written.count && letters.sorted() == written.sorted()
      return written == letters
        || module.utf8.count > 4 && !isSingular && (isSwapped || written.count < letters.count)
          && EditDistance.isOneEdit(written, letters)
    }
    guard meant.count == 1, let correction = meant.first, correction != name else { return nil }
    (self.name, self.correction) = (name, correction)
  }

  /// The finding at the name in a snippet's import line.
  func finding(in snippet: Snippet, _ places: SnippetPlaces) -> Finding {
    let span = span(in: snippet, places) ?? snippet.block.openingSpan
    let isNamed = places.source.bytes[span.bytes].elementsEqual(name.utf8)
    return Finding(
      .compileError,
      at: span,
      "no such module '\(name)'; did you mean '\(correction)'?",
      snippet: snippet.id,
      fix: isNamed
        ? Finding.Fix(edits: [.init(bytes: span.bytes, replacement: correction)]) : nil
    )
  }

  private func span(in snippet: Snippet, _ places: SnippetPlaces) -> Span? {
    let code = SourceText(snippet.source)
    let imports = snippet.parsed.items.filter { $0.kind == .importing }
    return imports.lazy.compactMap { item -> Span? in
      let text = String(decoding: code.bytes[item.bytes], as: UTF8.self)
      guard text.identifiers.contains(name), let found = text.firstRange(of: " " + name) else {
        return nil
      }
      let offset = item.bytes.lowerBound + text[..<found.lowerBound].utf8.count + 1
      let line = code.lineNumber(of: offset)
      return places.span(line: line, column: offset - code.lineBytes(line).lowerBound + 1)
    }.first
  }
}
