import Testing

@testable import DocCheck

@Suite("Safe edits")
struct EditSafetyTests {
  @Test(
    "What only adds, or exchanges one name, is safe; effects and other expressions are not",
    arguments: [
      ("", "try ", true), ("", "await ", true), ("", "mutating ", true), ("let", "var", true),
      ("foregroundColour", "foregroundColor", true), ("name: ", "", true), ("`", "", true),
      ("count", "count: count", true), ("a b", "(a, b)", true), ("=", "==", true),
      ("", " async", false), ("", "throws ", false), ("() -> Int", "() async -> Int", false),
      (", extra: 3", "", false), ("fetch(3)", "", false), ("a + b", "a", false),
      ("load(1)", "store(1)", false), ("", "", true),
    ]
  )
  func meaning(old: String, new: String, isSafe: Bool) {
    #expect(EditSafety(replacing: old, with: new).keepsMeaning == isSafe)
  }
}
