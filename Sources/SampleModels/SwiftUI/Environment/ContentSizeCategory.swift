/// The text size, as it was called before `DynamicTypeSize`.
@available(*, deprecated, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  /// The case that is called extra small.
  case extraSmall
  /// The case that is called small.
  case small
  /// The case that is called medium.
  case medium
  /// The case that is called large.
  case large
  /// The case that is called extra large.
  case extraLarge
  /// The case that is called extra extra large.
  case extraExtraLarge
  /// The case that is called extra extra extra large.
  case extraExtraExtraLarge
  /// The case that is called accessibility medium.
  case accessibilityMedium
  /// The case that is called accessibility large.
  case accessibilityLarge
  /// The case that is called accessibility extra large.
  case accessibilityExtraLarge
  /// The case that is called accessibility extra extra large.
  case accessibilityExtraExtraLarge
  /// The case that is called accessibility extra extra extra large.
  case accessibilityExtraExtraExtraLarge
}
