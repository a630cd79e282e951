import Testing

@testable import DocCheck

@Suite("The answers of a run") struct CompilationLogTests {
  private let clean = Compilation(ending: .clean, errors: [])

  private func key(_ text: String) -> CacheKey {
    let program = Program(text)
    return CacheKey(program: program, arguments: [], tools: "")
  }

  @Test("A program that is answered twice counts once, and an unknown one has no answer")
  func twice() {
    let log = CompilationLog()
    #expect(log.answer(key("a")) == nil)
    log.note(.refused, for: key("a"))
    for seconds in [2.0, 3.0] { log.note(clean, key("a"), as: .compiledAlone, seconds: seconds) }
    log.note(clean, key("b"), as: .cached, seconds: 1)
    #expect(log.counts == CompilationLog.Counts(alone: 1, cached: 1))
    #expect(log.answer(key("b"))?.ending == .clean)
    let reason = AloneReason.refused.rawValue
    #expect(log.step(key("a")) == WorkLog.Step(kind: .compiledAlone, seconds: 2, reason: reason))
    #expect(log.step(key("b")) == WorkLog.Step(kind: .cached, seconds: 1))
  }
}
