/// Finds out which of the changes that the compiler offers remove an error of a snippet, or a deprecated name,
/// safely.
struct FixItJudge {
  let places: SnippetPlaces
  let compiler: Compiler

  /// The judgement on a snippet with the compiler's changes for findings that have none yet.
  ///
  /// - Parameters:
  ///   - judgement: a judgement on a snippet.
  ///   - attempt: the program that its findings are about.
  func mending(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    guard [.clean, .refused].contains(attempt.compilation.ending), !isSaidToBeWrong,
      judgement.findings.contains(where: isOpen)
    else { return judgement }
    let diagnostics = try compiler.diagnostics(of: attempt.program)
    var judgement = judgement
    for (index, finding) in judgement.findings.enumerated() where isOpen(finding) {
      let diagnostic = diagnostics.first { isAbout($0, finding, attempt) }
      judgement.findings[index].fix = try diagnostic.flatMap { try fix($0, attempt) }
    }
    return judgement
  }

  /// Whether a comment calls some of the code wrong: a bad example is not to become a good one.
  private var isSaidToBeWrong: Bool {
    let snippet = places.snippet
    return ErrorCue.list(in: snippet.parsed, code: snippet.source).contains { $0.kind != .remark }
  }

  private func isOpen(_ finding: Finding) -> Bool {
    Self.rules.contains(finding.rule) && finding.fix == nil
  }

  private static let rules: Set<Rule> = [.compileError, .conflictingDeclaration, .deprecatedAPI]

  private func isAbout(
    _ diagnostic: SerializedDiagnostic,
    _ finding: Finding,
    _ attempt: Attempt
  ) -> Bool {
    guard diagnostic.isError || finding.rule == .deprecatedAPI,
      finding.message.hasPrefix(diagnostic.text),
      case .subject(let line) = attempt.program.lineMap[diagnostic.place.line]
    else { return false }
    return places.span(line: line, column: diagnostic.place.column) == finding.span
  }

  /// What the compiler offers against an error, if it is about the article's own text and leaves
  /// nothing but errors that were there before.
  private func fix(
    _ diagnostic: SerializedDiagnostic,
    _ attempt: Attempt
  ) throws -> Finding.Fix? {
    guard let remedy = diagnostic.remedy else { return nil }
    let edits = remedy.compactMap { edit(of: $0, in: attempt.program) }
    guard edits.count == remedy.count,
      edits.allSatisfy({ EditSafety(replacing: $0.old, with: $0.new).keepsMeaning })
    else { return nil }
    let mended = try compiler.compile(attempt.program.applying(edits))
    guard helps(mended, against: diagnostic, attempt.compilation) else { return nil }
    let changes = edits.compactMap { edit in
      places.bytes(line: edit.line, column: edit.column, of: edit.old).map {
        Finding.Fix.Edit(bytes: $0, replacement: edit.new)
      }
    }
    return changes.count == edits.count ? Finding.Fix(edits: changes) : nil
  }

  /// The change as one of the snippet's text; nothing where it goes beyond a line of that.
  private func edit(of edit: SerializedDiagnostic.Edit, in program: Program) -> Program.Edit? {
    let (start, end) = (edit.start, edit.end)
    guard start.line == end.line, start.column >= 1, start.column <= end.column,
      case .subject(let number) = program.lineMap[start.line],
      let line = program.line(start.line).map({ Array($0.utf8) }), end.column - 1 <= line.count,
      let own = places.line(number), own.utf8.starts(with: line.prefix(end.column - 1))
    else { return nil }
    return Program.Edit(
      line: number,
      column: start.column,
      old: String(decoding: line[start.column - 1..<end.column - 1], as: UTF8.self),
      new: edit.replacement
    )
  }

  /// Whether an error or a warning is gone after a change, and no other one has come.
  private func helps(
    _ mended: Compilation,
    against diagnostic: SerializedDiagnostic,
    _ before: Compilation
  ) -> Bool {
    switch mended.ending {
    case .clean where before.ending == .refused: return true
    case .timedOut, .crashed: return false
    case .clean, .refused:
      // A change of a line may move what else is said of it to other columns.
      var gone = before.errors + before.warnings
      for message in mended.errors + mended.warnings {
        let place = gone.firstIndex { $0.line == message.line && $0.text == message.text }
        guard let place else { return false }
        gone.remove(at: place)
      }
      return gone.contains { $0.line == diagnostic.place.line && $0.text == diagnostic.text }
    }
  }
}

extension SerializedDiagnostic {
  /// The one thing that the compiler offers, if it is safe: what stands with the error itself, or
  /// with the only note that offers anything.
  fileprivate var remedy: [Edit]? {
    let offering = notes.filter { !$0.edits.isEmpty }
    let noted =
      offering.first { $0.id.map(Self.plainOffers.contains) ?? false }
      ?? (offering.count == 1 ? offering[0] : nil)
    let remedy = edits.isEmpty ? noted?.edits ?? [] : edits
    return remedy.isEmpty || !remedy.allSatisfy(\.isSafe) ? nil : remedy
  }

  /// The notes that are taken though others stand beside them, which mean something else (`try?`,
  /// `try!`) or the same in other words (`[self] in`).
  private static let plainOffers = ["note_forgot_try", "note_reference_self_explicitly"]
}

extension SerializedDiagnostic.Edit {
  /// Whether there is nothing left to fill in, and nothing that makes the code crash.
  fileprivate var isSafe: Bool {
    let text = replacement.replacing("!=", with: "")
    return !["<#", "!", "fatalError", "\n"].contains { text.contains($0) }
  }
}
