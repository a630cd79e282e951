/// How a screen mixes what is drawn with what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers it.
  case normal
  /// Multiplies.
  case multiply
  /// Multiplies the inverses.
  case screen
  /// Multiplies or screens.
  case overlay
}
