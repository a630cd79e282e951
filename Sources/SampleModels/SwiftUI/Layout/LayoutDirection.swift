/// The direction in which text runs.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// Whether a view mirrors itself for the direction of text.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never mirrored.
  case fixed
  /// Mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// Mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
