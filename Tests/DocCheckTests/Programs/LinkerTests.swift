import Testing

@testable import DocCheck

@Suite("What snippets need of one another") struct LinkerTests {
  @Test("A snippet gets what it needs from the nearest snippet before it, then after it")
  func linking() throws {
    let report = try Checking.check(
      parts: "struct A { let one = 1 }",
      "print(A().two)",
      "struct A { let two = 2 }",
      "print(A().two, B().three)",
      "struct B { let three = 3 }"
    )
    #expect(Checking.verdicts(report) == Array(repeating: "passed", count: 5))
    #expect(
      report.snippets.map(\.dependsOn) == [[], ["a.md#3"], [], ["a.md#3", "a.md#5"], []]
    )
  }

  @Test("A call beside its function means an overload that was shown before, never a later one")
  func overloads() throws {
    let own = "func add(first: Int) {}\nadd(1)"
    let other = "func add(_ first: Int) {}"
    #expect(try Checking.verdicts(ofFences: own, other) == ["failed", "passed"])
    #expect(try Checking.verdicts(ofFences: other, own) == ["passed", "passed"])
  }
}
