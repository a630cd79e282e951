import Testing

@testable import DocCheck

@Suite("What a search for the meaning of a snippet may cost") struct SearchBudgetTests {
  private let answer = Compilation(ending: .refused, errors: [])

  @Test("A search ends after as many programs as the limit says")
  func limit() throws {
    var budget = SearchBudget()
    for number in 1...SearchBudget.limit {
      try budget.spend(on: Program(library: "let a = \(number)"), answer)
    }
    #expect(throws: SearchBudget.Spent.self) {
      try budget.spend(on: Program(library: "let a = 0"), answer)
    }
  }

  @Test("A program that is asked about again costs nothing")
  func repetition() throws {
    var budget = SearchBudget()
    for _ in 0...SearchBudget.limit {
      try budget.spend(on: Program(library: "let a = 1"), answer)
    }
  }

  @Test("A program that is hard for the compiler costs as much as several others")
  func hard() throws {
    var budget = SearchBudget()
    var hard = answer
    hard.isHard = true
    for number in 1...SearchBudget.limit / SearchBudget.hardCost {
      try budget.spend(on: Program(library: "let a = \(number)"), hard)
    }
    #expect(throws: SearchBudget.Spent.self) {
      try budget.spend(on: Program(library: "let a = 0"), answer)
    }
  }
}
