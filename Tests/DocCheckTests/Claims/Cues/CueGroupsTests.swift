import Testing

@testable import DocCheck

@Suite("Sets of classes of cues")
struct CueGroupsTests {
  @Test("A set has the classes that were put in, and no others")
  func contains() {
    for group in CueGroup.allCases {
      let set: CueGroups = [group]
      #expect(CueGroup.allCases.filter(set.contains) == [group])
    }
    #expect(CueGroups().isEmpty)
    #expect(CueGroups(CueGroup.allCases).subtracting(CueGroups(CueGroup.allCases)).isEmpty)
  }

  @Test("Sets are joined, parted and compared")
  func algebra() {
    let (first, last) = (CueGroup.percent, CueGroup.abbreviation)
    let both: CueGroups = [first, last]
    #expect(CueGroups([first]).union([last]) == both)
    #expect(both.subtracting([first]) == [last])
    #expect(!both.isDisjoint(with: [last]))
    #expect(CueGroups([first]).isDisjoint(with: [last]))
  }

  @Test("A class is named in word lists as in the code, with hyphens")
  func names() {
    #expect(CueGroup(name: "not-asserted") == .notAsserted)
    #expect(CueGroup.thisCode.name == "this-code")
    #expect(CueGroup(name: "notAsserted") == nil)
    #expect(CueGroup.allCases.count <= 128)
  }
}
