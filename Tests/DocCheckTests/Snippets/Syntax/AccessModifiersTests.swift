import Testing

@testable import DocCheck

@Suite("What is public in code")
struct AccessModifiersTests {
  @Test("Types that say nothing of their access become public, wherever they stand")
  func publishing() {
    let code =
      "@Observable final class Nest {\n  struct Egg {}\n  private enum Hen {}\n}\nprotocol Tern {}\n"
      + "let word = \"struct Egg\""
    let published =
      "@Observable final public class Nest {\n  public struct Egg {}\n  private enum Hen {}\n}\n"
      + "protocol Tern {}\nlet word = \"struct Egg\""
    #expect(AccessModifiers.publishing(["Nest", "Egg", "Hen"], in: code) == published)
    #expect(AccessModifiers.publishing([], in: code) == code)
    #expect(AccessModifiers.publishing(["Nest"], in: "") == "")
  }
}
