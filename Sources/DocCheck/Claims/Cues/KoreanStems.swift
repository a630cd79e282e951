/// The stems of a Korean verb or adjective to which its endings are attached.
struct KoreanStems {
  /// The stems, each long enough to be told from other words.
  let forms: [String]

  /// The stems of a word in its dictionary form, which ends in 다.
  init(_ word: String, _ inflection: Inflection) {
    let stem = String(word.dropLast())
    guard let last = stem.last.flatMap(Syllable.init) else {
      forms = [stem]
      return
    }
    let head = String(stem.dropLast())
    let plain = Self.plainEndings.map { stem + $0 }
    switch inflection {
    case .verbB:
      let open = head + last.with(final: 0)
      forms = plain + ["우", "운", "울", "워", "웠"].map { open + $0 }
    case .verbS:
      let open = head + last.with(final: 0)
      forms =
        plain + ["은", "을", last.isBright ? "아" : "어", last.isBright ? "았" : "었"].map { open + $0 }
    default:
      forms = plain + (last.final == 0 ? Self.open(head, last) : Self.closed(stem, head, last))
    }
  }

  private static let plainEndings = [
    "고", "지", "면", "게", "기", "는", "던", "네", "더", "도", "거", "자", "려", "다", "며",
    "니",
  ]

  /// The stems of a word whose stem ends in a vowel: 줄이다, 낮추다, 빠르다.
  private static func open(_ head: String, _ last: Syllable) -> [String] {
    let attached = [4, 8, 16, 17].map { head + last.with(final: $0) }
    guard last.vowel == 18 else {
      let joined = last.joined
      return attached + [head + joined.with(final: 0), head + joined.with(final: 20)]
    }
    guard let before = head.last.flatMap(Syllable.init) else {
      return attached + [0, 20].map { Syllable(last.initial, 4, 0).with(final: $0) }
    }
    let isLiquid = last.initial == 5 && before.final == 0
    let start = isLiquid ? String(head.dropLast()) + before.with(final: 8) : head
    let vowel = before.isBright ? 0 : 4
    return attached + [0, 20].map { start + Syllable(last.initial, vowel, 0).with(final: $0) }
  }

  /// The stems of a word whose stem ends in a consonant: 적다, 줄다.
  private static func closed(_ stem: String, _ head: String, _ last: Syllable) -> [String] {
    let endings = last.isBright ? ["아", "았"] : ["어", "었"]
    guard last.final == 8 else { return (endings + ["은", "을", "음", "습", "으"]).map { stem + $0 } }
    return endings.map { stem + $0 }
      + [head + last.with(final: 4), head + last.with(final: 17), head + last.with(final: 0) + "는"]
  }

  /// A Hangul syllable by its parts (The Unicode Standard, §3.12).
  private struct Syllable {
    let initial: Int
    let vowel: Int
    let final: Int

    init(_ initial: Int, _ vowel: Int, _ final: Int) {
      (self.initial, self.vowel, self.final) = (initial, vowel, final)
    }

    init?(_ character: Character) {
      guard let scalar = character.unicodeScalars.first,
        (0xAC00...0xD7A3).contains(scalar.value)
      else { return nil }
      let index = Int(scalar.value) - 0xAC00
      self.init(index / 588, index % 588 / 28, index % 28)
    }

    /// Whether 아 follows, not 어: the vowel is ㅏ or ㅗ.
    var isBright: Bool { vowel == 0 || vowel == 8 }

    /// The syllable joined with the 아 or 어 that follows it.
    var joined: Syllable {
      let vowels = [20: 6, 13: 14, 8: 9, 11: 10]
      return Syllable(initial, vowels[vowel] ?? vowel, 0)
    }

    /// The syllable with another final consonant.
    func with(final: Int) -> String {
      let value = UInt32(0xAC00 + initial * 588 + vowel * 28 + final)
      return UnicodeScalar(value).map { String(Character($0)) } ?? ""
    }
  }
}
