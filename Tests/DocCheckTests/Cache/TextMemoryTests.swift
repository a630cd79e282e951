import Testing

@testable import DocCheck

@Suite("Remembered texts") struct TextMemoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func memory(_ circumstance: String = "a", in path: String? = nil) -> TextMemory {
    let folder = CacheFolder(path: path ?? folder.path, limit: 1 << 20)
    return TextMemory(folder: folder, circumstances: [circumstance])
  }

  /// Whether a text holds Swift, and whether it was looked into.
  private func ask(
    _ memory: TextMemory,
    _ text: String,
    answer: Bool = true
  ) -> (holds: Bool, looks: Bool) {
    var looks = false
    let holds = memory.holdsSwift(Array(text.utf8)) {
      looks = true
      return answer
    }
    return (holds, looks)
  }

  @Test("A text is looked into once, whatever the answer was", arguments: [true, false])
  func once(answer: Bool) {
    #expect(ask(memory(), "let a = 1", answer: answer) == (answer, true))
    #expect(ask(memory(), "let a = 1", answer: !answer) == (answer, false))
  }

  @Test("Another text, and other circumstances, are looked into")
  func others() {
    _ = ask(memory(), "let a = 1")
    #expect(ask(memory(), "let b = 1").looks)
    #expect(ask(memory("b"), "let a = 1").looks)
  }

  @Test("Where nothing can be kept, the answer is still right")
  func unwritable() {
    let nowhere = "/proc/nowhere"
    #expect(ask(memory(in: nowhere), "let a = 1") == (true, true))
    #expect(ask(memory(in: nowhere), "let a = 1") == (true, true))
  }
}
