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
  /// same line, or on one whose calls that line goes on with.
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
    let lines = Set(all.filter { $0.reason != nil || !Self.mayFollow($0.error) }.map(\.error.line))
    own = all.filter { reading in
      reading.reason == nil
        && (!Self.mayFollow(reading.error)
          || lines.isDisjoint(with: Self.chain(endingIn: reading.error.line, of: attempt)))
    }
    self.all = all
  }

  /// Whether an error may come from what another one leaves unknown.
  private static func mayFollow(_ error: CompilerMessage) -> Bool {
    error.isEcho || error.isOfUntypedClosure
  }

  /// A line of a program, with those before it whose calls it goes on with, or that are its attributes.
  private static func chain(endingIn line: Int, of attempt: Attempt) -> ClosedRange<Int> {
    let sign: (Int) -> Character? = { attempt.program.line($0)?.first { !$0.isWhitespace } }
    var first = line
    while first > 1, sign(first) == "." || sign(first - 1) == "@" { first -= 1 }
    return first...line
  }

  /// Whether one of the errors is about a misspelt name.
  var isMisspelt: Bool { all.contains { $0.correction != nil } }
}
