/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// The case that is called standard.
  case standard
  /// The case that is called increased.
  case increased
}
