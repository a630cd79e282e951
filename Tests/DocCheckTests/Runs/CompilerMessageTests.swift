import Testing

@testable import DocCheck

@Suite("Compiler messages")
struct CompilerMessageTests {
  @Test("Messages keep place, identifier and notes; what is no message is passed over")
  func messages() {
    let output = """
      /tmp/a b:c.swift:3:14: error: cannot find 'foo' in scope [cannot_find_in_scope]
      print(foo)
            ^~~
      /tmp/x.swift:4:1: note: did you mean 'fop'? [did_you_mean][#Group]
      <unknown>:0: error: something [odd thing]
      warning: unused [unused] [#no-usage]
      let note = "error: no message"
      """
    let messages = CompilerMessage.list(in: output)
    #expect(messages.map(\.kind) == [.error, .error, .warning])
    #expect(
      messages.map(\.text) == ["cannot find 'foo' in scope", "something [odd thing]", "unused"]
    )
    #expect(messages.map(\.id) == ["cannot_find_in_scope", nil, "unused"])
    #expect(messages.map(\.file) == ["/tmp/a b:c.swift", nil, nil])
    #expect(messages.first.map { [$0.line, $0.column] } == [3, 14])
    #expect(messages.first?.notes.map(\.line) == [4])
  }
}
