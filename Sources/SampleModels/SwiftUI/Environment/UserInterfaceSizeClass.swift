/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The case that is called compact.
  case compact
  /// The case that is called regular.
  case regular
}
