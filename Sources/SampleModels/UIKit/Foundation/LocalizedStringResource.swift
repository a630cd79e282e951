import Foundation

/// A text that is looked up in a translation later on.
///
/// Apple's Foundation has the type; the toolchain's has not.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What collects the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The key of the text.
  public let key: String

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// Makes a resource of the pieces of a literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.text
  }

  /// Makes a resource of a text.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    key = keyAndValue.text
  }

  /// Makes a resource of a key and its text.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = defaultValue.text
  }
}
