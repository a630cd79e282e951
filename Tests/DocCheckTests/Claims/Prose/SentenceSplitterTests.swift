import Testing

@testable import DocCheck

@Suite("Sentences")
struct SentenceSplitterTests {
  /// The sentences of an article's prose, as they stand in the file.
  private func sentences(_ markdown: String) throws -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return ProseReader.units(in: article, lexicon: try Lexicon.standard()).flatMap { unit in
      unit.sentences.map { article.source.text(unit.text.file($0)) }
    }
  }

  @Test(
    "A full stop ends a sentence in each script",
    arguments: [
      ("One. Two! Three?", ["One.", "Two!", "Three?"]),
      ("一つ。二つ！三つ？四つ", ["一つ。", "二つ！", "三つ？", "四つ"]),
      ("하나다. 둘이다.", ["하나다.", "둘이다."]),
      ("一。二！", ["一。", "二！"]),
    ]
  )
  func fullStops(markdown: String, expected: [String]) throws {
    #expect(try sentences(markdown) == expected)
  }

  @Test(
    "A full stop inside a sentence does not end it",
    arguments: [
      "It costs 3.5 ms, e.g. on old phones, vs. 2 ms.", "Use Foo.bar and v1.2.3 here.",
      "彼は「速い。安い。」と言った。", "He said \"stop\" and left.", "See the end. of line here",
    ]
  )
  func insideSentence(markdown: String) throws {
    #expect(try sentences(markdown).count == 1)
  }

  @Test("Closing marks and reference marks belong to the sentence before them")
  func closers() throws {
    #expect(
      try sentences("It works.[^1] (Really.) \"Yes.\" Good.")
        == ["It works.[^1]", "(Really.)", "\"Yes.\"", "Good."]
    )
  }

  @Test("A forced line break and a closed line end a sentence")
  func lines() throws {
    #expect(try sentences("Effects:\nfaster builds") == ["Effects:", "faster builds"])
    #expect(try sentences("速いです\n安いです") == ["速いです", "安いです"])
    #expect(try sentences("one  \ntwo") == ["one", "two"])
    #expect(try sentences("one\ntwo") == ["one\ntwo"])
  }
}
