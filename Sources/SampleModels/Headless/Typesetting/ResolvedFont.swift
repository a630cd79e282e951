import SwiftUI

/// A font of a size, as a phone would choose it whose user has set a text size.
///
/// A line is 1.2 times as high as the font is large, in whole points, with its base line at four
/// fifths; the letters have the widths of `FontWidths`.
struct ResolvedFont: Hashable, Sendable {
  /// The size in points.
  var size: CGFloat
  /// How thick the letters are.
  var weight = Font.Weight.regular
  /// What the letters are like.
  var design = Font.Design.default
  /// Whether the letters are slanted.
  var isItalic = false
  /// Whether all digits are equally wide.
  var hasEqualDigits = false

  /// The font of text in an environment, whose traits count more than the font's own.
  init(_ font: Font?, in values: EnvironmentValues) {
    let font = font ?? values.font ?? .body
    self.init(font, at: values.dynamicTypeSize)
    let traits = values.textTraits
    if let weight = traits.weight { self.weight = weight }
    if let design = traits.design { self.design = design }
    isItalic = isItalic || traits.isItalic
    hasEqualDigits = hasEqualDigits || traits.hasEqualDigits
  }

  private init(size: CGFloat) {
    self.size = size
  }

  /// A font in a text size.
  private init(_ font: Font, at typeSize: DynamicTypeSize) {
    switch font.source {
    case .style(let style, let design, let weight):
      self.init(size: style.pointSize(at: typeSize))
      self.weight = weight ?? (style == .headline ? .semibold : .regular)
      self.design = design ?? .default
    case .system(let size, let weight, let design):
      self.init(size: size)
      self.weight = weight ?? .regular
      self.design = design ?? .default
    case .custom(_, let size, relativeTo: nil): self.init(size: size)
    case .custom(_, let size, let style?):
      let factor = style.pointSize(at: typeSize) / style.pointSize(at: .large)
      self.init(size: size * factor)
    case .platform(let font): self.init(size: font.pointSize)
    case .changed(let font, let change):
      self.init(font, at: typeSize)
      apply(change)
    }
  }

  private mutating func apply(_ change: Font.Change) {
    switch change {
    case .italic: isItalic = true
    case .weight(let weight): self.weight = weight
    case .monospaced: design = .monospaced
    case .monospacedDigit: hasEqualDigits = true
    case .smallCaps, .width, .leading: break
    }
  }

  /// The height of a line.
  var lineHeight: CGFloat { (size * 1.2).rounded() }

  /// Where letters stand in a line.
  var baseline: CGFloat { lineHeight * 0.8 }

  /// Whether the letters are those of the bold font.
  var isBold: Bool { weight.value >= Font.Weight.semibold.value }

  /// The width of a letter.
  func width(of letter: Character) -> CGFloat {
    let table = isBold ? WidthTable.bold : .regular
    if design == .monospaced, !letter.isWide { return size * CGFloat(WidthTable.monospaced) / 1000 }
    return size * CGFloat(table.width(of: letter)) / 1000
  }

  /// The width of letters in one line, in whole pixels of a phone.
  func width(_ text: some StringProtocol) -> CGFloat {
    text.reduce(0) { $0 + width(of: $1) }.inPixels
  }
}

extension CGFloat {
  /// The length in whole pixels, of which a phone has three a point.
  var inPixels: CGFloat { ((self - 0.001) * 3).rounded(.up) / 3 }
}
