import Foundation

extension UIView {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as it fits.
    case scaleAspectFit
    /// As large as needed to fill.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// Top left.
    case topLeft
    /// Top right.
    case topRight
    /// Bottom left.
    case bottomLeft
    /// Bottom right.
    case bottomRight
  }

  /// How a view changes with the view above.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The upper margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The lower margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// The direction of content.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language likes.
  case unspecified
  /// As buttons of a player.
  case playback
  /// As directions in space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// What a view is for those who hear it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing special.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It can't be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// A value that can be changed.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}
