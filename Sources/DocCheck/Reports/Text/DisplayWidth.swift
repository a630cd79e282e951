extension Character {
  /// The number of terminal cells that the character takes: 0, 1 or 2 (UAX #11, rule ED4 and ED5).
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    return first.displayWidth
  }
}

extension String {
  /// The number of terminal cells that the text takes.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  /// Whether East Asian fonts give the character two cells (EastAsianWidth.txt: W and F).
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF: true
    case 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60: true
    case 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265: true
    case 0x1F300...0x1F320, 0x1F900...0x1F9FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
