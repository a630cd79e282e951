/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The kind that is called unspecified.
  case unspecified
  /// The kind that is called light.
  case light
  /// The kind that is called dark.
  case dark
}
