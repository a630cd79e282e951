import Testing

@testable import DocCheck

@Suite("The answers of a run") struct CompilationLogTests {
  private let clean = Compilation(ending: .clean, errors: [])

  private func key(_ text: String) -> CacheKey {
    let program = Program(
      text: text,
      lineMap: LineMap(),
      implicitImports: [],
      isLibrary: false,
      languageMode: LanguageMode(version: 5)
    )
    return CacheKey(program: program, arguments: [], tools: "")
  }

  @Test("A program that is answered twice counts once, and an unknown one has no answer")
  func twice() {
    let log = CompilationLog()
    #expect(log.answer(key("a")) == nil)
    for _ in 0..<2 { log.note(clean, key("a"), from: \.alone) }
    log.note(clean, key("b"), from: \.cached)
    #expect(log.counts == CompilationLog.Counts(alone: 1, cached: 1))
    #expect(log.answer(key("b"))?.ending == .clean)
  }
}
