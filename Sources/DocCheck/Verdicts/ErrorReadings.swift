/// What is made of each error of an attempt: a slip with its correction, or why it says nothing.
struct ErrorReadings {
  /// What is made of one error.
  struct Reading {
    let error: CompilerMessage
    /// The name that was probably meant.
    var correction: String?
    /// The symbol that the modules lack.
    var symbol: String?
    /// Why the error says nothing about the code.
    var reason: String?
  }

  /// The readings of all errors, in their order.
  let all: [Reading]
  /// Those that say something, without what the compiler only says because of another error on the
  /// same line.
  let own: [Reading]

  init(attempt: Attempt, api: APIGap, items: ArticleItems, libraries: LinkedLibraries) {
    let known = api.known
    let misses = NearMiss(items: items, draft: attempt.draft, known: known)
    let limits = Limits(items: items, subject: attempt.draft.subject, known: known)
    let gaps = OverloadGap(attempt: attempt, known: known, items: items)
    let all = attempt.compilation.errors.map { error in
      let correction =
        misses.correction(for: error) ?? api.correction(for: error)
        ?? api.currentName(for: error, in: attempt) ?? gaps.correction(for: error)
      if let correction { return Reading(error: error, correction: correction) }
      if gaps.isMisplaced(error) { return Reading(error: error) }
      if let reason = libraries.otherLanguage(
        in: error,
        of: attempt,
        declared: items.declaredNames
      ) {
        return Reading(error: error, reason: reason)
      }
      let symbol = gaps.symbol(for: error)
      let reason =
        symbol.map { "unsupported API: \($0)" } ?? limits.reason(for: error, in: attempt)
        ?? libraries.reason(for: error, in: attempt, items: items, known: known)
      return Reading(error: error, symbol: symbol, reason: reason)
    }
    let lines = Set(all.filter { $0.reason != nil || !$0.error.isEcho }.map(\.error.line))
    own = all.filter { $0.reason == nil && (!$0.error.isEcho || !lines.contains($0.error.line)) }
    self.all = all
  }

  /// Whether one of the errors is about a misspelt name.
  var isMisspelt: Bool { all.contains { $0.correction != nil } }
}
