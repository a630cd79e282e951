import Testing

@testable import DocCheck

@Suite("Lines of programs with others between them")
struct ProgramTextTests {
  @Test(
    "What is inserted changes neither the number nor the column of what follows",
    arguments: [
      (offset: 0, texts: ["", "+", "ab", "cd", "ef"], lines: [1, nil, 1, 2, 3]),
      (offset: 1, texts: ["a", "+", " b", "cd", "ef"], lines: [1, nil, 1, 2, 3]),
      (offset: 3, texts: ["ab", "", "+", "cd", "ef"], lines: [1, 2, nil, 2, 3]),
      (offset: 5, texts: ["ab", "cd", "+", "  ", "ef"], lines: [1, 2, nil, 2, 3]),
      (offset: 8, texts: ["ab", "cd", "ef", "+", "  "], lines: [1, 2, 3, nil, 3]),
    ]
  )
  func insertion(offset: Int, texts: [String], lines: [Int?]) {
    let result = ProgramText.lines(
      of: "ab\ncd\nef",
      inserting: [(offset, [("+", .generated)])],
      origin: { .subject(line: $0) }
    )
    #expect(result.map(\.text) == texts)
    let numbers = result.map { line -> Int? in
      if case .subject(let number) = line.origin { number } else { nil }
    }
    #expect(numbers == lines)
  }
}
