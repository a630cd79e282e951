import Foundation

extension UIFont {
  /// The size of the system's labels.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of the system's buttons.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of the system's text.
  public class var systemFontSize: CGFloat { 14 }

  /// The size of the system's small text.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The system's slanted font in a size.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system's font with letters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font for a text style in some conditions.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, size: fontSize) ?? self
  }

  /// The name of the family.
  public var familyName: String { fontName }

  /// The height of a line.
  public var lineHeight: CGFloat { pointSize * 1.2 }
}

/// Sizes of fonts that follow the user's.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Sizes that follow running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Sizes that follow a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    super.init()
  }

  /// The font in the user's size.
  open func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font in the user's size, but no larger than another one.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }

  /// A length that follows the user's size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
