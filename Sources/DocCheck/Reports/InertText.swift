/// Makes text of an article safe to show: what would act on a terminal or a page becomes a mark.
///
/// Such characters are the controls of Unicode (C0, C1), the bidirectional controls (UAX #9 §2),
/// line and paragraph separators, byte order marks, interlinear annotations, tags and
/// noncharacters. Joiners stay, since Persian and emoji need them.
enum InertText {
  /// The text with a mark such as `⟨U+202E⟩` for each such character; tabs and line feeds stay.
  static func marked(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isActive) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isActive(scalar) {
        result += "⟨\(name(of: scalar))⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text on one line: line feeds and tabs, which file names can contain, are marked as well.
  static func line(_ text: String) -> String {
    marked(text).replacing("\n", with: "⟨U+000A⟩").replacing("\t", with: "⟨U+0009⟩")
  }

  /// The same JSON, with escape sequences of JSON in place of such characters.
  static func json(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value > 0x7E && isActive($0) }) else {
      return text
    }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      guard scalar.value > 0x7E, isActive(scalar) else {
        return result.unicodeScalars.append(scalar)
      }
      for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(UInt32(unit)) }
    }
  }

  /// Whether the character acts instead of being read.
  static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x20..<0x7F: false
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E: true
    case 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: scalar.properties.isNoncharacterCodePoint
    }
  }

  /// Whether the character acts or, in code, is where no reader sees it.
  ///
  /// Prose may break lines with such a character; in code it makes two names of what looks like one.
  static func isActiveInCode(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x180E, 0x200B, 0x2060...0x2064: true
    default: isActive(scalar)
    }
  }

  /// The character's code point as Unicode writes it: `U+202E`.
  static func name(of scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar.value) }

  /// The digits of a number, four or more.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
