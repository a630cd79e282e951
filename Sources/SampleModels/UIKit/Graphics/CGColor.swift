import Foundation

/// A colour by its components alone.
public final class CGColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  /// The opacity.
  public let alpha: CGFloat

  /// Makes a colour of components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Double(red)
    self.green = Double(green)
    self.blue = Double(blue)
    self.alpha = alpha
  }

  /// Makes a grey of a brightness between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Whether two colours are the same.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine([red, green, blue, Double(alpha)])
  }
}
