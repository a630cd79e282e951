import Testing

@testable import DocCheck

@Suite("How many things code declares")
struct DeclarationCountsTests {
  private let code = """
    struct Account {
      let name: String, id: Int
      var isAdult: Bool { true }
      static let minimum = 18
      init() {}
      func greet() {}
      struct Card {}
    }
    func run() {}
    let shared = 1
    """

  @Test("Properties and methods are counted sort by sort")
  func sorts() throws {
    let counts = try #require(DeclarationCounts(code))
    #expect(counts.sorts(of: .property, in: "Account") == [2, 1, 1])
    #expect(counts.sorts(of: .method, in: "Account") == [1, 0, 1, 0])
    #expect(counts.sorts(of: .structure, in: nil) == [1, 1])
    #expect(counts.sorts(of: .method, in: nil)?.reduce(0, +) == 3)
    #expect(counts.sorts(of: .property, in: nil)?.reduce(0, +) == 5)
  }

  @Test("What is not shown, or not shown whole, is not counted")
  func open() throws {
    let counts = try #require(DeclarationCounts(code))
    #expect(counts.sorts(of: .property, in: "Other") == nil)
    #expect(counts.sorts(of: .class, in: nil) == nil)
    #expect(counts.sorts(of: .other, in: nil) == nil)
    let heir = try #require(DeclarationCounts("class A: B { let a = 1 }"))
    #expect(heir.sorts(of: .property, in: "A") == nil)
    let condition = try #require(
      DeclarationCounts("struct A {\n#if X\nlet a = 1\n#endif\nlet b = 1\n}")
    )
    #expect(condition.sorts(of: .property, in: "A") == nil)
  }

  @Test("Readers may leave out any sort")
  func allows() {
    let allowed = (0...5).filter { DeclarationCounts.allows($0, of: [2, 1, 1]) }
    #expect(allowed == [0, 1, 2, 3, 4])
    #expect(!DeclarationCounts.allows(3, of: [2, 2]))
  }
}
