/// A platform that previews are for.
public enum PreviewPlatform: Sendable {
  /// The phone and the pad.
  case iOS
  /// The Mac.
  case macOS
  /// The television.
  case tvOS
  /// The watch.
  case watchOS
}
