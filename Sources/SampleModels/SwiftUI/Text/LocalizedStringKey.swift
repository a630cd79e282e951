import Foundation

/// The key of a text that is looked up in the app's translations.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What an interpolation puts in the place of a format specifier.
  package enum Argument: Equatable, Sendable {
    /// A value that is already formatted.
    case value(String)
    /// A text with its own looks.
    case text(Text)
    /// An image in the line.
    case image(Image)
  }

  /// The key, with format specifiers for interpolated values.
  package let key: String

  /// The pieces of the text without any translation.
  package let pieces: [Argument]

  /// Makes a key of a text.
  public init(_ value: String) {
    key = value
    pieces = [.value(value)]
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    pieces = stringInterpolation.pieces
  }

  /// The text without any translation.
  package var plainText: String {
    pieces.map { piece in
      switch piece {
      case .value(let text): text
      case .text(let text): text.plainText
      case .image: ""
      }
    }
    .joined()
  }
}
