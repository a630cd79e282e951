import Testing

@testable import DocCheck

@Suite("Public declarations that name types of other snippets")
struct AccessRepairTests {
  private static let key = "enum Key {\n  case tern, gull\n}"
  private static let store = "public protocol Store {\n  func egg(of key: Key) -> Int\n}"

  @Test("An article need not say that the types of other snippets are public")
  func others() throws {
    let use = "final class Nests: Store {\n  func egg(of key: Key) -> Int { 1 }\n}"
    #expect(
      try Checking.verdicts(ofFences: Self.key, Self.store, use) == ["passed", "passed", "passed"]
    )
  }

  @Test("What extends such a type, or is made of it, may be public as well")
  func inferred() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Egg {\n  let size = 1\n}",
        "public extension Egg {\n  var isLarge: Bool { size > 3 }\n}",
        "public struct Nest {\n  public var egg = Egg()\n}"
      ) == ["passed", "passed", "passed"]
    )
  }

  @Test("A type of the same snippet has to be public, and other mistakes stay")
  func own() throws {
    #expect(try Checking.verdicts(ofFences: Self.key + "\n\n" + Self.store) == ["failed"])
    let wrong = Self.store + "\n\npublic let eggs: Int = \"three\""
    #expect(try Checking.verdicts(ofFences: Self.key, wrong) == ["passed", "failed"])
    let local = Self.store + "\n\nstruct Hen {}\n\npublic func hen() -> Hen { Hen() }"
    #expect(try Checking.verdicts(ofFences: Self.key, local) == ["passed", "failed"])
  }
}
