/// Leaves out an extension of another snippet, or what another one shows only in part, in which the
/// compiler finds an error.
struct ExtensionRepair: Repair {
  let limit = 3

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    for error in attempt.compilation.errors {
      guard case .context(let id, let line) = attempt.origin(of: error) else { continue }
      let culprit = attempt.draft.context.first { reference in
        let linked = linker.items[reference]
        return linker.items.snippets[reference.snippet].id == id
          && (linked.item.kind == .typeExtension || linked.text.contains(Hole.trap))
          && linked.lines.contains(line)
      }
      guard let culprit else { continue }
      var draft = attempt.draft
      draft.excluded.insert(culprit)
      draft.context = linker.context(for: draft)
      return draft
    }
    return nil
  }
}

extension LinkedItem {
  /// The lines of the snippet that the item takes.
  var lines: ClosedRange<Int> { line...line + text.utf8.count { $0 == 10 } }
}
