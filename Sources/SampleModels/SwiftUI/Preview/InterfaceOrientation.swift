/// The way a previewed device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  /// The case that is called portrait.
  case portrait
  /// The case that is called portrait upside down.
  case portraitUpsideDown
  /// The case that is called landscape left.
  case landscapeLeft
  /// The case that is called landscape right.
  case landscapeRight
}
