import Foundation

extension UIImage {
  /// Looks of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// As the system likes.
    case `default` = -1
    /// As nothing says.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Middle.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As nothing says.
    case unspecified
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// The usual thickness.
    case regular
    /// Somewhat thick.
    case medium
    /// Between medium and bold.
    case semibold
    /// Thick.
    case bold
    /// Very thick.
    case heavy
    /// The thickest.
    case black
  }

  /// Looks of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Makes looks of a size.
    public convenience init(pointSize: CGFloat) {
      self.init()
    }

    /// Makes looks of a size and a thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init()
    }

    /// Makes looks of a size, a thickness and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }

    /// Makes looks of a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
    }

    /// Makes looks of a thickness.
    public convenience init(weight: SymbolWeight) {
      self.init()
    }

    /// Makes looks that fit a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }

    /// Makes looks that fit a text style, of a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init()
    }

    /// Makes looks that fit a font.
    public convenience init(font: UIFont) {
      self.init()
    }

    /// Makes looks that fit a font, of a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init()
    }

    /// Makes looks in shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
    }

    /// Makes looks in several colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
    }

    /// These looks together with others.
    open func applying(_ otherConfiguration: Configuration) -> Self { self }
  }
}
