import Testing

@testable import DocCheck

@Suite("Looking for cues")
struct CueTrieTests {
  /// The cues of one pattern that are found in a text, as their folded bytes' offsets.
  private func places(_ pattern: String, in markdown: String) throws -> [Range<Int>] {
    let list = "{number}\t#\n{number}\ttwo\nchange\t\(pattern)\n"
    let file = try LexiconFile(Array(list.utf8), language: .english)
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let text = TextFolder.fold(
      RawProse(article.blocks.flatMap(\.inlines)),
      numerals: NumeralTable()
    )
    return try Lexicon([file]).hits(in: text, source: article.source).map(\.range)
  }

  @Test("A Latin cue is a whole word, whatever its case")
  func wholeWords() throws {
    #expect(try places("cut", in: "It Cut cuts, shortcut, cut.") == [3..<6, 23..<26])
  }

  @Test("A star opens a Latin cue at its end or its start")
  func openCues() throws {
    #expect(try places("cut*", in: "cuts shortcut") == [0..<3])
    #expect(try places("*cut", in: "cuts shortcut") == [10..<13])
  }

  @Test("A number stands for any digits, a class for each of its words")
  func numbers() throws {
    #expect(try places("{number} in #", in: "1,000 in 20 or two in 3 or ten in 4").count == 2)
  }

  @Test("An optional blank may be there or not")
  func optionalBlank() throws {
    #expect(try places("#_ms", in: "5ms, 5 ms, 5msec").count == 2)
  }

  @Test("A cue before a capital needs one")
  func capitals() throws {
    #expect(try places("according to^", in: "according to Ann, according to rules") == [0..<12])
  }

  @Test("Blanks beside ideographs count neither in the text nor in the cue")
  func ideographs() throws {
    #expect(try places("# 秒", in: "約 5 秒です").count == 1)
    #expect(try places("#秒", in: "約５秒です").count == 1)
  }
}
