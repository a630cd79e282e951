import Testing

@testable import DocCheck

@Suite("Threads that ask the compiler together", .timeLimit(.minutes(30)))
struct CompilationRoundsTests {
  private struct Failure: Error {}

  /// Does work on threads that ask together, with a compiler without a cache.
  private func map(
    _ values: [Int],
    _ work: @escaping @Sendable (Int, Compiler) throws -> Int
  ) throws -> (results: [Int], counts: CompilationLog.Counts) {
    var compiler = try Checking.freshCompiler()
    let rounds = CompilationRounds(compiler: compiler, workers: Workers(count: 2))
    compiler.rounds = rounds
    let results = try rounds.map(values) { [compiler] in try work($0, compiler) }
    return (results, compiler.log.counts)
  }

  @Test("Each gets its own answers, in its own order, and they share calls")
  func answers() throws {
    let (results, counts) = try map(Array(0..<20)) { number, compiler in
      let first = try compiler.compile(Program("print(missing\(number))\n"))
      #expect(first.errors.map(\.missingName) == ["missing\(number)"])
      // Some need more attempts than others.
      guard number % 2 == 0 else { return 1 }
      let second = try compiler.compile(Program("let a\(number) = \(number)\n"))
      return second.ending == .clean ? 2 : 0
    }
    #expect(results == (0..<20).map { $0 % 2 == 0 ? 2 : 1 })
    #expect(counts == CompilationLog.Counts(merged: 30))
  }

  @Test("A program that many ask about is compiled once")
  func repeated() throws {
    let (_, counts) = try map(Array(0..<9)) { _, compiler in
      try compiler.compile(Program("let a: Int = nothing\n")).errors.count
    }
    #expect(counts.merged + counts.alone == 1)
  }

  @Test("Nobody waits for one that is busy otherwise, and an error ends all")
  func aside() throws {
    let (results, _) = try map(Array(0..<6)) { number, compiler in
      if number < 3 { return compiler.aside(.ran) { number } }
      return try compiler.compile(Program("let b = \(number)\n")).ending == .clean ? number : -1
    }
    #expect(results == Array(0..<6))
    #expect(throws: Failure.self) {
      _ = try map(Array(0..<300)) { number, compiler in
        if number == 2 { throw Failure() }
        return try compiler.compile(Program("let c = \(number)\n")).errors.count
      }
    }
  }
}
