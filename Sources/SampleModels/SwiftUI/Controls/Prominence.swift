/// How much something is prominent.
public enum Prominence: Hashable, Sendable {
  /// The case that is called standard.
  case standard
  /// The case that is called increased.
  case increased
}
