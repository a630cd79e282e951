import Testing

@testable import DocCheck

@Suite("Comments about output between /* and */")
struct PrintedBlockTests {
  @Test(
    "Output is read in quotes and below a heading",
    arguments: [
      (" Prints \"2 eggs\" ", "2 eggs", true),
      (" Prints \"2\n3\" ", "2\n3", true),
      ("\n Output:\n   2\n     3\n ", "2\n  3", false),
      ("*\n * Prints:\n * 2\n * 3\n ", "2\n3", false),
      (" Output: 2 ", "2", false),
    ]
  )
  func reading(comment: String, text: String, isQuoted: Bool) throws {
    let block = try #require(PrintedBlock(comment))
    #expect(block.text == text)
    #expect(block.isQuoted == isQuoted)
  }

  @Test(
    "Prose is none",
    arguments: [
      "", " Prints every egg. ", " Output:\n\n ", " Prints \"2 eggs ", " Output: 2\n and more ",
      " Output:\n 2\n\n And this is another story. ",
    ]
  )
  func prose(comment: String) {
    #expect(PrintedBlock(comment) == nil)
  }
}
