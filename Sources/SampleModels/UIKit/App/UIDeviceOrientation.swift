/// The way a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The kind that is called unknown.
  case unknown
  /// The kind that is called portrait.
  case portrait
  /// The kind that is called portrait upside down.
  case portraitUpsideDown
  /// The kind that is called landscape left.
  case landscapeLeft
  /// The kind that is called landscape right.
  case landscapeRight
  /// The kind that is called face up.
  case faceUp
  /// The kind that is called face down.
  case faceDown
}
