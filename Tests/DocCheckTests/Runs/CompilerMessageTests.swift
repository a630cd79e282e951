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

  @Test("Messages at one place are listed alike in whichever order the compiler says them")
  func order() {
    let messages = [
      "/tmp/x.swift:4:1: error: a value is missing [missing]",
      "/tmp/x.swift:4:1: error: a type is missing [missing]",
      "/tmp/x.swift:4:1: error: type annotation missing in pattern [cannot_infer_type_for_pattern]",
    ]
    let other = "/tmp/x.swift:3:1: error: another place [other]"
    let lists = [messages, messages.reversed()].map { messages in
      CompilerMessage.list(in: (messages + [other]).joined(separator: "\n")).map(\.text)
    }
    #expect(lists[0] == ["a type is missing", "a value is missing", "another place"])
    #expect(lists[1] == lists[0])
  }

  @Test("What a macro made stands at the macro, and what has no place gives way to what has one")
  func placed() {
    let output = """
      /tmp/@__swiftmacro_1Tracked.swift:3:14: error: invalid redeclaration of '_n' [invalid_redecl]
      /tmp/@__swiftmacro_1Observable.swift:1:1: note: in expansion of macro 'Tracked' here
      /tmp/Article.swift:5:14: note: '_n' synthesized for property wrapper backing storage
      /tmp/@__swiftmacro_1Tracked.swift:4:1: error: no place is told of this one
      <unknown>:0: error: cannot convert value of type 'Int'
      """
    let errors = CompilerMessage.placed(CompilerMessage.list(in: output))
    #expect(errors.map(\.text) == ["invalid redeclaration of '_n'"])
    #expect(errors.map { [$0.line, $0.column] } == [[5, 14]])
    #expect(errors.first?.notes.map(\.line) == [5])
    let inTest = """
      /tmp/@__swiftmacro_1expect.swift:1:2: error: errors thrown from here are not handled
      /tmp/Tests.swift:2:18: note: in expansion of macro 'expect' here
      """
    let placed = CompilerMessage.placed(CompilerMessage.list(in: inTest))
    #expect(placed.map { [$0.line, $0.column] } == [[2, 18]])
    let alone = CompilerMessage.list(in: "<unknown>:0: error: no module")
    #expect(CompilerMessage.placed(alone).map(\.text) == ["no module"])
  }
}
