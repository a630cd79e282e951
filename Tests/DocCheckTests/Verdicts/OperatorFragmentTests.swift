import Testing

@testable import DocCheck

@Suite("Operators shown without the type around them")
struct OperatorFragmentTests {
  @Test(
    "The type of the operands is the one around the operator",
    arguments: [
      (
        "static func == (lhs: Tern, rhs: Tern) -> Bool {\n  lhs.ring == rhs.ring\n}",
        ["Tern", "ring"]
      ),
      (
        "static func < (lhs: Tern, rhs: Tern) -> Bool {\n"
          + "  if lhs.ring == rhs.ring { return lhs.name < rhs.name }\n"
          + "  return lhs.ring < rhs.ring\n}\n\n"
          + "func hash(into hasher: inout Hasher) {\n  hasher.combine(ring)\n}",
        ["Tern", "name", "ring"]
      ),
      (
        "static func + (left: Flight, right: Flight) -> Flight {\n"
          + "  Flight(north: left.north + right.north, east: left.east + right.east)\n}",
        ["Flight", "east", "north"]
      ),
    ]
  )
  func operands(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test("An operator of other types than the one around it fails, as far as these are shown")
  func otherOperands() throws {
    let body = "{ lhs.ring == rhs.ring }"
    let tern = "struct Tern { let ring: Ring }"
    let operation = "static func == (lhs: Tern, rhs: Tern) -> Bool \(body)"
    let nest = "struct Nest: Equatable {\n  \(operation)\n}"
    #expect(try Checking.verdicts(ofFences: "\(tern)\n\(nest)") == ["failed"])
    #expect(
      try Checking.verdicts(ofFences: nest) == ["undecided: declared nowhere: 'Tern'"]
    )
  }
}
