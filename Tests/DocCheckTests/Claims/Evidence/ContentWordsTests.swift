import Testing

@testable import DocCheck

@Suite("The words by which a title and a claim speak of the same thing")
struct ContentWordsTests {
  @Test("Long Latin words count, and pairs of ideographs, katakana and hangul")
  func words() {
    #expect(ContentWords.words(in: "Launch TIME of the app") == ["launch", "time"])
    #expect(ContentWords.words(in: "起動の時間") == ["起動", "時間"])
    #expect(ContentWords.words(in: "メモリ") == ["メモ", "モリ"])
    #expect(ContentWords.words(in: "빌드 시간") == ["빌드", "시간"])
  }

  @Test("Words of any title, short ones and signs do not count")
  func others() {
    #expect(ContentWords.words(in: "https://github.com: this Swift article, with 42 %").isEmpty)
    #expect(ContentWords.words(in: "がのは 🚀 a1b2").isEmpty)
    #expect(ContentWords.words(in: "").isEmpty)
    #expect(ContentWords.words(in: String(repeating: "界", count: 100_000)) == ["界界"])
  }
}
