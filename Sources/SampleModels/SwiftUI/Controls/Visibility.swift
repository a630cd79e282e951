/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The case that is called automatic.
  case automatic
  /// The case that is called visible.
  case visible
  /// The case that is called hidden.
  case hidden
}
