import Testing

@testable import DocCheck

@Suite("Labels of printed declarations")
struct PrintedLabelsTests {
  @Test(
    "Argument labels are read off a declaration",
    arguments: [
      ("public func pick(_ fruit: Fruit, from tree: (Tree, Int) -> Void)", "func", ["_", "from"]),
      (
        "@MainActor public init(size: CGSize = (0, 0), @ViewBuilder content: () -> C)", "init",
        ["size", "content"]
      ),
      ("public subscript(row: Int, in table: Table) -> Int { get }", "subscript", ["row", "in"]),
      ("public func rest()", "func", []), ("public var size: Int { get }", "var", []),
      ("public func broken(a: Int", "func", []),
    ]
  )
  func labels(text: String, keyword: String, expected: [String]) {
    #expect(PrintedLabels.labels(in: text, of: keyword) == expected)
  }
}
