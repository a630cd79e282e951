import Foundation

extension String {
  /// A text with interpolations that is looked up in a translation.
  public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text without any translation.
    package let text: String

    /// Makes a value of a literal.
    public init(stringLiteral value: String) {
      text = value
    }

    /// Makes a value of a text.
    public init(_ value: String) {
      text = value
    }
  }

  /// Looks a text up in the app's translations, of which there are none here.
  ///
  /// Apple's Foundation has the initializer; the toolchain's has not.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// Looks a text up in the app's translations under a key.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }

  /// Looks a resource up in the app's translations.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key
  }
}
