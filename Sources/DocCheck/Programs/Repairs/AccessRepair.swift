/// Makes types of other snippets public that the snippet at hand shows in what is public: articles say of few
/// types that they are, and of its own types the snippet decides.
struct AccessRepair: Repair {
  /// What one type shows, the next attempt may show of another one.
  let limit = 3

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let errors = attempt.compilation.errors.filter { $0.id.map(Self.isOfAccess) ?? false }
    guard !errors.isEmpty else { return [] }
    let others = attempt.draft.context.map { linker.items[$0].item }.filter { $0.kind == .type }
      .flatMap(\.declares)
    let extended = linker.items.items[attempt.draft.subject].compactMap(\.item.extendedType)
    let named = errors.flatMap { error in
      ([error] + error.notes).flatMap { ($0.text.quotedParts + lines(of: $0, attempt)) }
    }.flatMap(\.identifiers)
    var draft = attempt.draft
    draft.published.formUnion(Set(others).intersection(named + extended))
    return draft == attempt.draft ? [] : [draft]
  }

  /// Whether an error is about what is public and names what is not.
  private static func isOfAccess(_ id: String) -> Bool {
    id.contains("access") && !id.contains("inaccessible")
  }

  /// The line of another snippet that a note shows.
  private func lines(of message: CompilerMessage, _ attempt: Attempt) -> [String] {
    guard case .context = attempt.origin(of: message) else { return [] }
    return attempt.program.line(message.line).map { [String($0)] } ?? []
  }
}
