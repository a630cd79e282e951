import Testing

@testable import DocCheck

@Suite("Members of enumerations shown without the type around them")
struct EnumerationFragmentTests {
  @Test(
    "What `self` is told apart as is the cases of the type around",
    arguments: [
      (
        "var title: String {\n  switch self {\n  case .tern: return \"a\"\n"
          + "  case .Reed: return \"b\"\n  }\n}",
        ["Reed", "tern"]
      ),
      (
        "var weight: Double {\n  switch self {\n"
          + "  case .tern(let age, years: let years): return age * 2 + years\n"
          + "  case .reed: return 1.5\n  }\n}\n\n"
          + "mutating func grow() {\n  if case .reed = self { self = .tern(2, years: 7) }\n}",
        ["reed", "tern"]
      ),
      (
        "func isSame(as other: Self) -> Bool {\n  switch self {\n"
          + "  case .tern: return rawValue == other.rawValue\n  case .reed: return false\n  }\n}",
        ["rawValue", "reed", "tern"]
      ),
    ]
  )
  func cases(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "What such members get wrong fails, and what a type has no room for is left open",
    arguments: [
      (
        "var weight: Double {\n  switch self {\n  case .tern: return \"a\"\n"
          + "  case .reed: return 1.5\n  }\n}",
        "failed"
      ),
      // Its own list says all cases of an enumeration.
      (
        "enum Plant {\n  case reed, sedge\n  var age: Int {\n    switch self {\n"
          + "    case .ivy: 1\n    default: 2\n    }\n  }\n}",
        "failed"
      ),
      (
        "enum Plant {\n  case reed, sedge\n  func age() -> Int {\n"
          + "    if case .ivyy = self { return 1 }\n    switch self {\n    case .reed,\n"
          + "      .fern: return 1\n    default: return 2\n    }\n  }\n}",
        "failed"
      ),
      (
        "enum Plant {\n  case reed\n  // ...\n  var age: Int {\n    switch self {\n"
          + "    case .ivy: 1\n    default: 2\n    }\n  }\n}",
        "passed"
      ),
      (
        "static func == (lhs: State, rhs: State) -> Bool {\n  switch (lhs, rhs) {\n"
          + "  case (.idle, .idle): return true\n  default: return false\n  }\n}",
        "undecided: declared nowhere: 'State'"
      ),
    ]
  )
  func mistakes(code: String, verdict: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == [verdict])
  }
}
