/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// In a half circle.
  case round
  /// In half a square.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In a curve.
  case round
  /// In a cut.
  case bevel
}

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
