/// Tells which errors may come from what the author left out.
struct ElisionLimit: Sendable {
  private let items: ArticleItems
  private let subject: Int
  private let code: CompilableCode
  private let statements: Lazy<StatementLines>
  /// The types that the article shows without some of their members.
  private let elidedTypes: Set<String>

  init(items: ArticleItems, subject: Int) {
    (self.items, self.subject) = (items, subject)
    let code = items.codes[subject]
    self.code = code
    statements = Lazy { StatementLines(code.text) }
    elidedTypes = items.elidedTypes(seenBy: subject)
  }

  /// Why an error on a line of the snippet says nothing about the code; nothing if it does.
  func reason(for error: CompilerMessage, on line: Int) -> String? {
    var names = ([error] + error.notes).flatMap { $0.text.quotedParts.flatMap(\.identifiers) }
    if error.text.contains("argument") { names += SourceText(code.text).line(line).identifiers }
    let lacking =
      error.isOfRequiredInitializer ? items.elidedType(around: line, of: subject) : nil
    if let type = lacking ?? names.first(where: elidedTypes.contains) {
      return "parts of '\(type)' are left out: \(error.text)"
    }
    // Nothing that is left out gives a whole type a member, or lets a method change its structure.
    guard error.missingMember == nil, !error.isOfImmutableSelf, isLeftOut(around: line) else {
      return nil
    }
    return "parts of the code are left out: \(error.text)"
  }

  private func isLeftOut(around line: Int) -> Bool {
    code.elidedLines.contains(line)
      || statements.value.around(line).contains { !code.elidedLines.isDisjoint(with: $0) }
  }
}
