import Testing

@testable import DocCheck

@Suite("Numbers in words")
struct NumeralTableTests {
  /// The numbers that are found in a text from its start to its end.
  private func numbers(in text: String) throws -> [String] {
    let numerals = try Lexicon.standard().numerals
    let bytes = Array(text.utf8)
    var found: [String] = []
    var index = 0
    while index < bytes.count {
      if let end = numerals.end(in: bytes, from: index) {
        found.append(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  @Test("English numbers are whole words, with what they are made of")
  func english() throws {
    #expect(try numbers(in: "Twenty-five of two hundred") == ["Twenty-five", "two hundred"])
    #expect(try numbers(in: "often, weighten, someone, one") == [])
  }

  @Test("Numbers in ideographs and hangul need what is counted behind them")
  func counters() throws {
    #expect(try numbers(in: "三割、二十五人、百分之三十") == ["三", "二十五", "三十"])
    #expect(try numbers(in: "十分、三角、一般、统一、四方、定数時間、小数成分") == [])
    #expect(try numbers(in: "열 건 중 일곱 건, 두세 배") == ["열", "일곱", "두세"])
    #expect(try numbers(in: "세상, 두부, 한 회사, 열쇠") == [])
  }

  @Test("A power of ten in words belongs to the digits before it")
  func powers() {
    for text in ["4 million", "18万", "4천", "2,000 thousand"] {
      let bytes = Array(text.utf8)
      let digits = bytes.prefix { $0 < 0x3A && $0 != 0x20 }.count
      #expect(NumeralTable.withPower(bytes, digits) == bytes.count)
    }
    #expect(NumeralTable.withPower(Array("4 millionaires".utf8), 1) == 1)
  }

  @Test(
    "Small numbers have a value",
    arguments: [("3", 3), ("three", 3), ("Twelve", 12), ("三", 3), ("两", 2), ("세", 3), ("열", 10)]
  )
  func values(text: String, value: Int) throws {
    #expect(try Lexicon.standard().numerals.value(of: text) == value)
  }

  @Test("Other numbers have none", arguments: ["twenty", "数", "1,200", "0.5", ""])
  func withoutValue(text: String) throws {
    #expect(try Lexicon.standard().numerals.value(of: text) == nil)
  }
}
