import Testing

@testable import DocCheck

@Suite("Changes of interfaces")
struct InterfaceChangesTests {
  @Test("Changes are read as they were written")
  func rows() {
    var changes = InterfaceChanges()
    changes.forms = [
      3: .overriding, 1: .required, 9: .leftOut("cannot find type 'Nut' in scope"),
      4: .extensionOnly,
    ]
    changes.notInherited = [2: ["Tree", "Plant"]]
    changes.withoutExtras = [2: ["override public init()"]]
    var read = InterfaceChanges()
    let areRead = changes.rows.map { read.add($0) }
    #expect(!areRead.contains(false))
    #expect(read == changes)
    #expect(changes.rows.first == ["1", "required", ""])
    #expect(changes.reasons == [9: "cannot find type 'Nut' in scope"])
  }

  @Test(
    "A row with other words is refused",
    arguments: [["1", "overide", ""], ["one", "required", ""], ["1", "required"], []]
  )
  func unreadable(row: [String]) {
    var changes = InterfaceChanges()
    let isRead = changes.add(row)
    #expect(!isRead)
    #expect(changes == InterfaceChanges())
  }
}
