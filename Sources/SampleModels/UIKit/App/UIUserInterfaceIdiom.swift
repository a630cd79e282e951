/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// The kind that is called unspecified.
  case unspecified
  /// The kind that is called phone.
  case phone
  /// The kind that is called pad.
  case pad
  /// The kind that is called tv.
  case tv
  /// The kind that is called car play.
  case carPlay
  /// The kind that is called mac.
  case mac
  /// The kind that is called vision.
  case vision
}
