import Foundation

/// A platform font.
open class UIFont: NSObject, @unchecked Sendable {
  /// The thickness of letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness; 0 is the usual one.
    public let rawValue: CGFloat

    /// Makes a thickness of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// The usual thickness.
    public static let regular = Weight(rawValue: 0)
    /// Somewhat thick.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Thick.
    public static let bold = Weight(rawValue: 0.4)
    /// Very thick.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style of its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// First titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Second titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Third titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Secondary headings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Remarks.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Secondary captions.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name of the font.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
    super.init()
  }

  /// Finds a font by its name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }

  /// The system's font in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", fontSize) }

  /// The system's font in a size and a thickness.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont("system \(weight.rawValue)", fontSize)
  }

  /// The system's bold font in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font for a text style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, 17)
  }
}
