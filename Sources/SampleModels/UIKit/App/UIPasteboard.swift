import Foundation

/// What was copied.
@MainActor @preconcurrency
open class UIPasteboard {
  /// What was copied anywhere.
  public static let general = UIPasteboard()

  /// The copied text.
  open var string: String?
  /// The copied address.
  open var url: URL?
  /// The copied image.
  open var image: UIImage?

  /// Whether a text was copied.
  open var hasStrings: Bool { string != nil }
}
