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

  @Test("A program of a shared call counts once somebody asks about it, and only once")
  func shared() {
    let log = CompilationLog()
    log.noteShared(clean, key("a"))
    log.noteShared(clean, key("b"))
    #expect(log.counts == CompilationLog.Counts())
    for _ in 0..<2 { #expect(log.answer(key("a"))?.ending == .clean) }
    #expect(log.counts == CompilationLog.Counts(merged: 1))
    #expect(log.knows(key("b")) && !log.knows(key("c")))
  }

  @Test("A program that is compiled twice counts once, and an unknown one has no answer")
  func twice() {
    let log = CompilationLog()
    #expect(log.answer(key("a")) == nil)
    for _ in 0..<2 { log.note(clean, key("a"), from: \.alone) }
    log.note(clean, key("b"), from: \.cached)
    #expect(log.counts == CompilationLog.Counts(alone: 1, cached: 1))
    #expect(log.answer(key("b"))?.ending == .clean)
  }
}
