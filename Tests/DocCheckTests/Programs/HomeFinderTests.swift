import Testing

@testable import DocCheck

@Suite("The types that members belong to")
struct HomeFinderTests {
  @Test(
    "An initialiser belongs to the type whose properties it sets, not to the keys of the same names"
  )
  func keys() throws {
    let report = try Checking.check(
      parts: "struct Book: Codable {\n  let id: Int\n  let title: String\n}",
      "enum BookKey: String, CodingKey {\n  case id\n  case title\n}",
      "init(from: Decoder) {\n  let box = try! from.container(keyedBy: BookKey.self)\n"
        + "  id = try! box.decode(Int.self, forKey: .id)\n"
        + "  title = try! box.decode(String.self, forKey: .title)\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "passed"])
    #expect(report.snippets[2].dependsOn == ["a.md#1", "a.md#2"])
  }

  @Test("What overrides something belongs to a class, whatever struct has members in use")
  func classes() throws {
    let report = try Checking.check(
      parts: "struct Section {\n  var items = [1]\n}",
      "class Table: Base {\n  var count = 2\n}\nclass Base {\n  func rows() -> Int { 0 }\n}",
      "override func rows() -> Int {\n  print([Section()][0].items)\n  return count\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "passed"])
  }

  @Test("A method of a generic type uses its parameter")
  func genericParameters() throws {
    let report = try Checking.check(
      parts: "class Box<Value> {\n  var stored: [Value] = []\n}",
      "public func push(_ value: Value) {\n  stored.append(value)\n}",
      "func put(_ value: Value) {\n  stored.apend(value)\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "failed"])
    #expect(report.snippets[1].assumed.isEmpty)
  }

  @Test("A body of some content is that of a modifier of views")
  func modifiers() throws {
    let report = try Checking.check(
      parts: "func body(content: Content) -> some View {\n  content.padding()\n}",
      "func makeBody(configuration: Configuration) -> some View {\n"
        + "  configuration.label.opacity(configuration.isPressed ? 1 : 0)\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
    #expect(report.snippets.allSatisfy { $0.assumed.isEmpty && $0.wrapped == "members" })
  }
}
