/// Declares the names that the article declares nowhere, from the ways in which it uses them, and
/// gives them the types that the compiler then asks for.
///
/// A name within one edit of a known one is not assumed: it is misspelt.
struct StandInRepair: Repair {
  let limit = 6
  let known: KnownNames

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    var draft = attempt.draft
    guard declareMissing(in: &draft, attempt, linker) else { return nil }
    refineKinds(in: &draft, attempt)
    refineResults(in: &draft, attempt)
    return draft == attempt.draft ? nil : draft
  }

  /// Adds a stand-in for each missing name; false where one is misspelt or cannot be declared.
  private func declareMissing(
    in draft: inout Draft,
    _ attempt: Attempt,
    _ linker: Linker
  ) -> Bool {
    let uses = linker.items.items(of: draft).flatMap(\.uses)
    let misses = NearMiss(items: linker.items, subject: draft.subject, known: known)
    guard attempt.compilation.errors.allSatisfy({ misses.correction(for: $0) == nil }) else {
      return false
    }
    for name in attempt.missingNames.sorted() {
      guard !draft.standIns.contains(where: { $0.name == name }),
        let standIn = StandIn(name: name, uses: uses, isView: isView(name, attempt))
      else { return false }
      draft.standIns.append(standIn)
    }
    return true
  }

  /// A name that says it is a view, in a program that knows views.
  private func isView(_ name: String, _ attempt: Attempt) -> Bool {
    let suffixes = ["View", "Screen", "Row", "Cell", "Page", "Sheet"]
    let sees =
      attempt.draft.implicitImports.contains("SwiftUI")
      || attempt.program.text.contains("import SwiftUI")
    return sees && suffixes.contains { name.hasSuffix($0) }
  }

  /// Turns stand-ins into views, classes or protocols where the compiler wants these.
  private func refineKinds(in draft: inout Draft, _ attempt: Attempt) {
    for index in draft.standIns.indices {
      let standIn = draft.standIns[index]
      let errors = attempt.compilation.errors.filter { $0.text.contains("'\(standIn.name)'") }
      if standIn.kind == .type, errors.contains(where: { $0.text.contains("'View'") }) {
        draft.standIns[index] = standIn.with(kind: .view)
      } else if standIn.kind == .type,
        errors.contains(where: { $0.text.contains("non-protocol, non-class type") })
      {
        draft.standIns[index] = standIn.with(kind: .protocolType)
      } else if standIn.kind == .protocolType, wantsClass(errors) {
        draft.standIns[index] = standIn.with(kind: .baseClass)
      }
    }
  }

  private func wantsClass(_ errors: [CompilerMessage]) -> Bool {
    errors.contains {
      $0.text.contains("does not override") || $0.text.contains("'super'")
        || $0.text.contains("is not a class")
    }
  }

  /// Gives values and functions the type that the compiler expects in the place of the unknown one.
  private func refineResults(in draft: inout Draft, _ attempt: Attempt) {
    let lines = attempt.program.text.split(separator: "\n", omittingEmptySubsequences: false)
    for error in attempt.compilation.errors where error.text.contains(StandIn.dynamicType) {
      guard error.line >= 1, error.line <= lines.count, let type = expectedType(error) else {
        continue
      }
      let line = String(lines[error.line - 1])
      let names = Set(line.identifiers).union(origins(of: line.identifiers, in: lines))
      for index in draft.standIns.indices where names.contains(draft.standIns[index].name) {
        let kind = draft.standIns[index].kind
        guard kind == .function || kind == .value, draft.standIns[index].result == nil else {
          continue
        }
        draft.standIns[index].result = type
      }
    }
  }

  /// The type that an error names beside the unknown one.
  private func expectedType(_ error: CompilerMessage) -> String? {
    if error.text.contains("must have Optional type") { return StandIn.dynamicType + "?" }
    if error.text.contains("condition type 'Bool'") { return "Bool" }
    let other = error.text.quotedParts.filter { !$0.contains(StandIn.dynamicType) }
    guard error.text.hasPrefix("cannot convert"), let type = other.last else { return nil }
    // A generic parameter cannot be named outside of its function.
    return type.count > 1 ? type : nil
  }

  /// The names in the values of the constants and variables that some names are bound to.
  private func origins(of names: [String], in lines: [Substring]) -> Set<String> {
    let wanted = Set(names)
    var found: Set<String> = []
    for line in lines {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = String(parts[0]).identifiers
      guard words.contains("let") || words.contains("var"), !wanted.isDisjoint(with: words) else {
        continue
      }
      found.formUnion(String(parts[1]).identifiers)
    }
    return found
  }
}
