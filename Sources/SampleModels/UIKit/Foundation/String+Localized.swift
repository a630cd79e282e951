import Foundation

extension String {
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
