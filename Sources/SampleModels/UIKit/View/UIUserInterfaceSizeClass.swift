/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The kind that is called unspecified.
  case unspecified
  /// The kind that is called compact.
  case compact
  /// The kind that is called regular.
  case regular
}
