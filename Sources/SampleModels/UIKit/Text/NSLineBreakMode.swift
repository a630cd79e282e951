import Foundation

/// Where lines that are too long are broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Anywhere.
  case byCharWrapping
  /// At the side.
  case byClipping
  /// With dots at the beginning.
  case byTruncatingHead
  /// With dots at the end.
  case byTruncatingTail
  /// With dots in the middle.
  case byTruncatingMiddle
}
