/// Whether text is bold for better reading.
public enum LegibilityWeight: Hashable, Sendable {
  /// The case that is called regular.
  case regular
  /// The case that is called bold.
  case bold
}
