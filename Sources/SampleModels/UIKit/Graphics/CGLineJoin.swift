/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In a curve.
  case round
  /// In a cut.
  case bevel
}
