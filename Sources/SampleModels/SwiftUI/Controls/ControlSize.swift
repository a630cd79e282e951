/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The case that is called mini.
  case mini
  /// The case that is called small.
  case small
  /// The case that is called regular.
  case regular
  /// The case that is called large.
  case large
  /// The case that is called extra large.
  case extraLarge
}
