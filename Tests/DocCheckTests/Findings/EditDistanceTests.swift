import Testing

@testable import DocCheck

@Suite("Names that almost match")
struct EditDistanceTests {
  @Test(
    "One edit or one swap away is near, nothing farther and nothing short",
    arguments: [
      ("color", "colour"), ("colour", "color"), ("cloor", "color"), ("colur", "color"),
      ("Color", "color"),
    ]
  )
  func near(name: String, candidate: String) {
    #expect(EditDistance.nearest(to: name, in: [candidate, "something"]) == candidate)
  }

  @Test(
    "What is equal, short, far or near to several is no hint",
    arguments: [
      ("color", ["color"]), ("ab", ["abc"]), ("colors", ["colt"]), ("name", ["fame", "game"]),
      ("navigator", ["navigation"]),
    ]
  )
  func far(name: String, candidates: [String]) {
    #expect(EditDistance.nearest(to: name, in: candidates) == nil)
  }
  @Test(
    "A letter left out or doubled and two swapped ones are slips, another letter is none",
    arguments: [
      ("prnt", "print", true), ("abss", "abs", true), ("slef", "self", true),
      ("Stat", "State", true), ("pront", "print", false), ("item", "items", false),
      ("spint", "print", false), ("printt", "print", true), ("print", "print", false),
      ("", "a", false), ("\u{e9}t\u{e9}", "\u{e9}t", false),
    ]
  )
  func slips(name: String, other: String, isSlip: Bool) {
    #expect(EditDistance.isSlip(name, for: other) == isSlip)
  }
}
