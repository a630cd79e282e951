import SwiftUI

/// What modifiers say about the text in the views below them.
struct TextTraits {
  /// How thick the letters are.
  var weight: Font.Weight?
  /// What the letters are like.
  var design: Font.Design?
  /// Whether the letters are slanted.
  var isItalic = false
  /// Whether all digits are equally wide.
  var hasEqualDigits = false
  /// The room between letters.
  var kerning: CGFloat = 0
  /// Whether the text is struck through.
  var isStruckThrough = false
  /// Whether the text is underlined.
  var isUnderlined = false
  /// Whether the greatest number of lines is taken even by less text.
  var reservesLines = false
}

extension EnvironmentValues {
  /// What modifiers say about text.
  var textTraits: TextTraits {
    get { value(default: TextTraits()) }
    set { set(newValue) }
  }
}
