/// How a corner is rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// The case that is called circular.
  case circular
  /// The case that is called continuous.
  case continuous
}
