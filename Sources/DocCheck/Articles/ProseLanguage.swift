/// The language that an article's prose is written in, by its BCP 47 tag.
enum ProseLanguage: String, Sendable, Codable, CaseIterable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"
  case chinese = "zh"

  /// Reads the language off the scripts of the text: kana is Japanese, hangul is Korean,
  /// ideographs without kana are Chinese, anything else counts as English.
  ///
  /// A script must make up a twentieth of the letters, so that a quoted word decides nothing.
  init(of prose: String) {
    var kana = 0
    var hangul = 0
    var ideographs = 0
    var letters = 0
    for scalar in prose.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A: letters += 1
      case 0..<0x80: break
      case 0x3041...0x30FF, 0xFF66...0xFF9D: kana += 1
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: hangul += 1
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: ideographs += 1
      default: if scalar.properties.isAlphabetic { letters += 1 }
      }
    }
    let all = kana + hangul + ideographs + letters
    let asian = kana + hangul + ideographs
    if asian == 0 || asian * 20 < all {
      self = .english
    } else if hangul > kana {
      self = .korean
    } else {
      self = kana * 20 >= asian ? .japanese : .chinese
    }
  }
}
