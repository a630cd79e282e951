/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// The case that is called unspecified.
  case unspecified
  /// The case that is called h1.
  case h1
  /// The case that is called h2.
  case h2
  /// The case that is called h3.
  case h3
  /// The case that is called h4.
  case h4
  /// The case that is called h5.
  case h5
  /// The case that is called h6.
  case h6
}
