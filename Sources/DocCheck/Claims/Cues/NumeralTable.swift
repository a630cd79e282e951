/// Finds numbers in words: `twenty-five`, `三`, `두`.
struct NumeralTable: Sendable {
  /// The numerals by their first byte.
  private var words: [UInt8: [[UInt8]]] = [:]
  private var counters: [UInt8: [[UInt8]]] = [:]
  private var begins = [Bool](repeating: false, count: 256)
  /// What the small numerals are in digits.
  private var values: [String: Int] = [:]

  /// What joins a part to its whole, so that the numeral after it needs no counter.
  private static let joints = [
    "分之", "分の", "분의", "분의 ", "명 중 ", "명 가운데 ", "팀 중 ", "곳 중 ", "건 중 ", "개 중 ",
  ].map { Array($0.utf8) }
  /// Numerals that also mean "a": they count only where a share or a multiple follows.
  private static let articles = ["一", "한"].map { Array($0.utf8) }
  private static let articleCounters = ["割", "倍", "배", "할"].map { Array($0.utf8) }
  private static let several = Array("数".utf8)
  /// Words that look like a number of minutes: "enough", and the beginning of "percent".
  private static let lookalikes = ["十分", "百分"].map { Array($0.utf8) }
  /// What goes on with a number in digits: `4 million`, `18万`.
  private static let powers = [
    "万", "億", "亿", "千", "만", "천", "억", " thousand", " million", " billion", " hundred",
    " dozen",
  ].map { Array($0.utf8) }

  /// Adds the numerals of a language.
  mutating func insert(_ numerals: [String], counters: [String], values: [String: Int] = [:]) {
    self.values.merge(values) { first, _ in first }
    for word in numerals.map({ Array($0.utf8) }) {
      words[word[0], default: []].append(word)
      begins[Int(word[0])] = true
    }
    for word in counters.map({ Array($0.utf8) }) {
      self.counters[word[0], default: []].append(word)
    }
    for key in words.keys { words[key]?.sort { $0.count > $1.count } }
  }

  /// The value of a small number in digits or in words; nothing for any other.
  func value(of text: String) -> Int? {
    Int(text) ?? values[text.lowercased()]
  }

  /// The end of the number in words that begins at an index; nothing where none does.
  func end(in bytes: [UInt8], from start: Int) -> Int? {
    guard begins[Int(bytes[start] | (ByteClass.isLetter(bytes[start]) ? 0x20 : 0))] else {
      return nil
    }
    return ByteClass.isLetter(bytes[start])
      ? latinEnd(bytes, start) : wideEnd(bytes, start)
  }

  /// The end of a number in digits, with the power of ten that follows it.
  static func withPower(_ bytes: [UInt8], _ end: Int) -> Int {
    for power in powers where holds(power, bytes, end) {
      let next = end + power.count
      let isWhole =
        power[0] != UInt8(ascii: " ") || next == bytes.count || !ByteClass.isLetter(bytes[next])
      if isWhole { return next }
    }
    return end
  }

  private func latinEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    if start > 0, ByteClass.isLetter(bytes[start - 1]) || ByteClass.isDigit(bytes[start - 1]) {
      return nil
    }
    var end: Int?
    var index = start
    while let word = words[bytes[index] | 0x20]?.first(where: {
      Self.holds($0, bytes, index, folding: true)
    }),
      index + word.count == bytes.count || !ByteClass.isLetter(bytes[index + word.count])
    {
      end = index + word.count
      guard index + word.count + 1 < bytes.count,
        bytes[index + word.count] == UInt8(ascii: "-")
          || bytes[index + word.count] == UInt8(ascii: " ")
      else { break }
      index += word.count + 1
    }
    return end
  }

  private func wideEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    let isHangul = ByteClass.leadsHangul(bytes[start])
    if isHangul, start >= 3, ByteClass.leadsHangul(bytes[start - 3]) { return nil }
    var end = start
    while end < bytes.count,
      let word = words[bytes[end]]?.first(where: { Self.holds($0, bytes, end) })
    {
      end += word.count
    }
    guard end > start else { return nil }
    // 数 after an ideograph is the end of a word: 小数, 定数.
    if Self.holds(Self.several, bytes, start), start >= 3,
      ByteClass.leadsIdeograph(bytes[start - 3]),
      bytes[start - 3] != 0xE3
    {
      return nil
    }
    if Self.joints.contains(where: { start >= $0.count && Self.holds($0, bytes, start - $0.count) })
    {
      return end
    }
    var next = end
    if next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next < bytes.count else { return nil }
    if end == start + 3, Self.lookalikes.contains(where: { Self.holds($0, bytes, start) }) {
      return nil
    }
    let isArticle = Self.articles.contains { bytes[start..<end].elementsEqual($0) }
    let known = isArticle ? Self.articleCounters : counters[bytes[next]] ?? []
    return known.contains { Self.holds($0, bytes, next) } ? end : nil
  }

  private static func holds(
    _ word: [UInt8],
    _ bytes: [UInt8],
    _ start: Int,
    folding: Bool = false
  ) -> Bool {
    guard start + word.count <= bytes.count else { return false }
    for offset in word.indices {
      let byte = bytes[start + offset]
      let folded = folding && ByteClass.isLetter(byte) ? byte | 0x20 : byte
      if folded != word[offset] { return false }
    }
    return true
  }
}
