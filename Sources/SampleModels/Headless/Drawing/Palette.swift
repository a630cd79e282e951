import SwiftUI

/// The colours of the system in light and dark appearance.
struct Palette {
  /// Whether the appearance is dark.
  let isDark: Bool

  /// The value of a system colour; nothing for an unknown name.
  func color(_ name: String) -> Paint.RGBA? { SystemColors.color(name, isDark: isDark) }

  /// A colour that is known to be there.
  func known(_ name: KnownColor) -> Paint.RGBA { color(name.rawValue) ?? Self.fallback }

  /// The colours that the drawing itself uses.
  enum KnownColor: String {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case separator
    case ground = "background"
    case groupedGround = "groupedBackground"
    case row = "secondaryGroupedBackground"
    case secondaryGround = "secondaryBackground"
    case fill
    case secondaryFill
    case tertiaryFill
    case blue
    case green
    case red
    case gray
    case gray3
    case white
    case bar
  }

  /// The grey of what has no colour that is known.
  static let fallback = Paint.RGBA.fallback
}
