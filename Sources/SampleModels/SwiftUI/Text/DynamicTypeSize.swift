/// The text size that the user has chosen.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The case that is called x small.
  case xSmall
  /// The case that is called small.
  case small
  /// The case that is called medium.
  case medium
  /// The case that is called large.
  case large
  /// The case that is called x large.
  case xLarge
  /// The case that is called xx large.
  case xxLarge
  /// The case that is called xxx large.
  case xxxLarge
  /// The case that is called accessibility1.
  case accessibility1
  /// The case that is called accessibility2.
  case accessibility2
  /// The case that is called accessibility3.
  case accessibility3
  /// The case that is called accessibility4.
  case accessibility4
  /// The case that is called accessibility5.
  case accessibility5
}
