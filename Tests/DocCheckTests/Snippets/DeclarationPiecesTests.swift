import Testing

@testable import DocCheck

@Suite("Types that are shown piece by piece")
struct DeclarationPiecesTests {
  private let head = "class Buoy {\n  var depth = 1"

  @Test("Many open types, and many members behind one, take no long search")
  func many() {
    let open = (code: head, parsed: ParsedSwift(head))
    let member = (code: "  let a = 1", parsed: ParsedSwift("  let a = 1"))
    let all = Array(repeating: open, count: 200) + Array(repeating: member, count: 200)
    #expect(DeclarationPieces.completions(of: all).keys.sorted() == [199])
    #expect(DeclarationPieces.completions(of: []).isEmpty)
  }
}
