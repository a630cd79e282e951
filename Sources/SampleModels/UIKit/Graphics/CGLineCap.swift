/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// In a half circle.
  case round
  /// In half a square.
  case square
}
