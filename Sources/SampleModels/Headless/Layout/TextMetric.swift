import SwiftUI

/// The size of text by a simple rule, since there are no fonts here.
///
/// A letter is half as wide as the font is large, an East Asian one or an emoji as wide as that; a
/// line is 1.2 times as high, in whole points, with its base line at four fifths. Lines are broken at
/// spaces and, where a word is too long, at any letter. The system's sizes are those of a phone whose
/// user has not changed them.
struct TextMetric: Sendable {
  private let size: CGFloat

  init(_ font: Font?, in values: EnvironmentValues) {
    size = (font ?? values.font ?? .body).pointSize(at: values.dynamicTypeSize)
  }

  /// The height of a line.
  var lineHeight: CGFloat { (size * 1.2).rounded() }

  /// Where letters stand in a line.
  var baseline: CGFloat { lineHeight * 0.8 }

  /// The width of text in one line.
  func width(_ text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The widths of the lines of a text.
  func lines(_ text: String, within width: CGFloat?) -> [CGFloat] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      width.map { wrap(line, within: $0) } ?? [self.width(line)]
    }
  }

  /// The size of a text within a proposal and a number of lines.
  func size(_ text: String, _ proposal: ProposedViewSize, limit: Int?) -> CGSize {
    guard !text.isEmpty else { return CGSize(width: 0, height: lineHeight) }
    var lines = lines(text, within: proposal.width)
    let high = proposal.height.flatMap { $0.isFinite ? max(1, Int($0 / lineHeight)) : nil }
    if let most = [limit, high].compactMap({ $0 }).min(), lines.count > most {
      lines = Array(lines.prefix(max(1, most)))
    }
    return CGSize(width: lines.max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  private func width(of letter: Character) -> CGFloat {
    letter.isWide ? size : size / 2
  }

  private func wrap(_ line: Substring, within width: CGFloat) -> [CGFloat] {
    var lines: [CGFloat] = []
    var current: CGFloat = 0
    var trailingSpace: CGFloat = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let length = self.width(word)
      if current + trailingSpace + length <= width || (lines.isEmpty && current == 0 && length == 0)
      {
        current += trailingSpace + length
      } else {
        if current > 0 { lines.append(current) }
        current = 0
        for letter in word {
          let letterWidth = self.width(of: letter)
          if current > 0, current + letterWidth > width {
            lines.append(current)
            current = 0
          }
          current += letterWidth
        }
      }
      trailingSpace = size / 2
    }
    return lines + [min(current, max(width, 0))]
  }
}

extension Character {
  /// Whether a letter is as wide as it is high.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}

extension Font {
  /// How large the font is in a text size that the user has chosen.
  fileprivate func pointSize(at typeSize: DynamicTypeSize) -> CGFloat {
    switch source {
    case .style(let style, _, _): return style.pointSize(at: typeSize)
    case .system(let size, _, _), .custom(_, let size, relativeTo: nil): return size
    case .custom(_, let size, let style?):
      return size * style.pointSize(at: typeSize) / style.pointSize(at: .large)
    case .platform(let font): return font.pointSize
    case .changed(let font, _): return font.pointSize(at: typeSize)
    }
  }
}
