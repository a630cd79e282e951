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
}
