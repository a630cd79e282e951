import Testing

@testable import DocCheck

@Suite("What is public in code")
struct AccessModifiersTests {
  @Test("Blanks take the places of the words, and nothing else changes")
  func blanks() {
    let code = "public struct A {\n  open var b = \"public c\" // public\n  public(set) var d = 1\n}"
    let without = "       struct A {\n       var b = \"public c\" // public\n  public(set) var d = 1\n}"
    #expect(AccessModifiers.withoutPublic(code) == without)
    #expect(AccessModifiers.withoutPublic("let a = 1") == "let a = 1")
    #expect(AccessModifiers.withoutPublic("") == "")
  }
}
