/// The working space of colours.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The case that is called non linear.
  case nonLinear
  /// The case that is called linear.
  case linear
  /// The case that is called extended linear.
  case extendedLinear
}
