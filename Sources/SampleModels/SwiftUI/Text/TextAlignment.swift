/// Where the lines of a text begin or end together.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where text begins.
  case leading
  /// In the middle.
  case center
  /// At the side where text ends.
  case trailing
}
