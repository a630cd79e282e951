/// Counts the programs that are compiled to find out what a snippet means.
struct SearchBudget {
  /// That a snippet has more readings than are tried.
  struct Spent: Error {}

  /// What the programs so far cost.
  private var cost = 0
  /// The texts of the programs so far: what is asked again costs nothing.
  private var texts: Set<String> = []

  /// Takes note of a program and what the compiler said of it.
  ///
  /// - Throws: `Spent` if it was one too many.
  mutating func spend(on program: Program, _ compilation: Compilation) throws(Spent) {
    guard texts.insert(program.text).inserted else { return }
    cost += compilation.isHard ? Self.hardCost : 1
    guard cost <= Self.limit else { throw Spent() }
  }

  /// What all programs of one snippet may cost: of 2,650 snippets of eight repositories that compile, one took
  /// more.
  static let limit = 24

  /// What a program costs in which an expression is hard, which takes a second or more.
  static let hardCost = 6
}
